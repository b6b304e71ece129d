import type { Attachment } from "svelte/attachments";

/** How far a mouse may slip while it clicks. */
const SLIP = 4;

/** Drag with a mouse to see another part; fingers scroll by themselves. */
export const dragged: Attachment<HTMLElement> = (view) => {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let moved = false;

  function down(event: PointerEvent): void {
    moved = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    moved ||= Math.hypot(x, y) > SLIP;
    if (moved) view.scrollTo({ left: from.left - x, top: from.top - y, behavior: "instant" });
  }

  function up(): void {
    from = undefined;
  }

  /** Where a drag ends, nothing is pressed. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  view.addEventListener("pointerdown", down);
  view.addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  return () => {
    view.removeEventListener("pointerdown", down);
    view.removeEventListener("click", click, true);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
  };
};

/** Two fingers, or the wheel with Ctrl, make it larger or smaller around the point between them. */
export function pinched(zoom: (by: number, x: number, y: number) => void): Attachment<HTMLElement> {
  return (view) => {
    let apart = 0;

    function between(touches: TouchList): { far: number; x: number; y: number } | undefined {
      const [one, other] = touches;
      if (!one || !other) return undefined;
      return {
        far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      };
    }

    function touch(event: TouchEvent): void {
      const now = between(event.touches);
      if (!now) {
        apart = 0;
        return;
      }
      event.preventDefault();
      if (apart) zoom(now.far / apart, now.x, now.y);
      apart = now.far;
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    }

    const active = { passive: false };
    view.addEventListener("touchstart", touch, active);
    view.addEventListener("touchmove", touch, active);
    view.addEventListener("touchend", touch, active);
    view.addEventListener("wheel", wheel, active);
    return () => {
      view.removeEventListener("touchstart", touch);
      view.removeEventListener("touchmove", touch);
      view.removeEventListener("touchend", touch);
      view.removeEventListener("wheel", wheel);
    };
  };
}
