import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Area, toastTop } from './toastPlace.ts';

/** Headings, messages and bars that a toast may not cover; elements opt in with `data-foot-bar` or `data-keep-clear`. */
const KEEP_CLEAR = 'h1, [data-foot-bar], [data-keep-clear], .MuiDialogActions-root, .MuiAlert-root';
const CONTROLS = 'a, button, input, select, textarea';
const MARGIN = { phone: 16, window: 24 };
const WIDTH = 440;
/** Beside a dialog it may be this narrow. */
const LEAST_WIDTH = 280;

const isInSight = ({ left, right, top, bottom }: Area) =>
  right > left && bottom > top && bottom > 0 && top < window.innerHeight;

/** Puts a toast at the lower left of the page's content, beside a dialog where there is room, clear of the heading, of bars and of the control that was just used. */
function place(toast: HTMLElement) {
  const width = document.documentElement.clientWidth;
  const margin = width < 600 ? MARGIN.phone : MARGIN.window;
  // Beside the portal's sidebar, not on it.
  const start = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const dialog = document.querySelector('.MuiDialog-paper')?.getBoundingClientRect();
  const isBeside = dialog !== undefined && dialog.left > LEAST_WIDTH + 2 * margin;
  const left = (isBeside ? 0 : Math.max(start, 0)) + margin;
  const right = Math.min(left + WIDTH, (isBeside ? dialog.left : width) - margin);
  toast.style.left = `${left}px`;
  toast.style.width = `${right - left}px`;
  const { activeElement } = document;
  const elements = [...document.querySelectorAll(KEEP_CLEAR)].filter((element) => !toast.contains(element));
  if (activeElement?.matches(CONTROLS)) elements.push(activeElement);
  const keepClear = elements.map((element) => element.getBoundingClientRect()).filter(isInSight);
  const { height } = window.visualViewport ?? { height: window.innerHeight };
  toast.style.top = `${toastTop({ height, left, right, toastHeight: toast.offsetHeight, keepClear })}px`;
}

/** Returns a ref for a toast, which is placed when it is shown and again when the window changes. */
export function useToastPlace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || !('ResizeObserver' in window)) return;
    const move = () => place(toast);
    // Fires first once the toast is in the page and has a height.
    const observer = new ResizeObserver(move);
    observer.observe(toast);
    // A message that comes into the page later has to be read, too.
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', move);
    window.visualViewport?.addEventListener('resize', move);
    return () => {
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', move);
      window.visualViewport?.removeEventListener('resize', move);
    };
  }, []);
  return ref;
}
