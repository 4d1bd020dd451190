/** A rectangle in the window, as measured by `getBoundingClientRect`. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface ToastSpace {
  /** The visible height of the window, above a phone's keyboard. */
  height: number;
  /** The toast's sides. */
  left: number;
  right: number;
  toastHeight: number;
  /** Areas the toast may not cover: bars at the bottom, the page's heading, the button that was just clicked. */
  keepClear: readonly Area[];
}

const GAP = 16;

/**
 * Returns the top of a toast: as low in the window as possible without covering what must stay visible; at the bottom if there is no such
 * position.
 */
export function toastTop({ height, left, right, toastHeight, keepClear }: ToastSpace): number {
  const lowest = height - GAP - toastHeight;
  const below = keepClear.filter((area) => area.left < right && area.right > left);
  let top = lowest;
  for (const area of below.toSorted((one, other) => other.bottom - one.bottom)) {
    if (area.bottom > top - GAP / 2 && area.top < top + toastHeight + GAP / 2) {
      top = Math.min(top, area.top - GAP / 2 - toastHeight);
    }
  }
  return top < GAP / 2 ? lowest : top;
}
