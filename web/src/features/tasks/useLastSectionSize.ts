import { useCallback, useState } from 'react';
import * as z from 'zod';
import { safeLocalStorage } from '../../lib/safeStorage.ts';

const sizeSchema = z.object({ height: z.number(), titles: z.array(z.string()) });
/** The section's size in this browser the last time that all its tiles had loaded: its height in px and its tiles. */
type SectionSize = z.output<typeof sizeSchema>;

interface LastSectionSize {
  /** As it was when the page opened; undefined in a browser that hasn't shown the section yet. */
  savedSize: SectionSize | undefined;
  /** Stores the section's tiles and its height, now and when it changes; returns a function that ends this. */
  trackSize: (section: HTMLElement, titles: readonly string[]) => () => void;
}

/** Remembers in this browser how large the section of tasks was, so that nothing moves while its tiles load. */
export function useLastSectionSize(key: string): LastSectionSize {
  const [savedSize] = useState(() => sizeSchema.safeParse(safeLocalStorage.getJson(key)).data);
  const trackSize = useCallback(
    (section: HTMLElement, titles: readonly string[]) => {
      const save = () => {
        const size: SectionSize = { height: section.offsetHeight, titles: [...titles] };
        safeLocalStorage.setJson(key, size);
      };
      save();
      if (!('ResizeObserver' in window)) return () => {};
      const observer = new ResizeObserver(save);
      observer.observe(section);
      return () => observer.disconnect();
    },
    [key],
  );
  return { savedSize, trackSize };
}
