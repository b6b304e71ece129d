/** As many letters as the server takes for a name. */
export const LONGEST_NAME = 24;
