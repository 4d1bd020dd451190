import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the element has come near the viewport; once true, it stays true. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(
    () => typeof window !== 'undefined' && !('IntersectionObserver' in window),
  );
  useEffect(() => {
    if (wasSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}
