import { type RefObject, useEffect, useState } from 'react';

/** Pixels from which the head of the list counts as out of sight. */
const TOLERANCE = 8;

/** Returns whether somebody reads further down in the element: its head is above the window, or a part of it is scrolled. */
export function useIsScrolled(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (event: Event) => {
      const list = element.current;
      if (!list) return;
      const { target } = event;
      const isPart = target instanceof HTMLElement && list.contains(target);
      if (isPart) setScrolled(target.scrollTop > TOLERANCE);
      else setScrolled(list.getBoundingClientRect().top < -TOLERANCE);
    };
    // A scroll event doesn't bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [element]);
  return isScrolled;
}
