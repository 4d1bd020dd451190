import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element's inner width in pixels; undefined if it has no width, as in tests. Null until it is measured, before the first frame. */
type ContainerWidth = number | undefined | null;

/** Measures the element that gets the ref. */
export function useContainerWidth(): [RefObject<HTMLDivElement | null>, ContainerWidth] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<ContainerWidth>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || undefined);
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
