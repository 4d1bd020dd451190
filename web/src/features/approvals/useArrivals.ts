import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useState } from 'react';

const NONE: readonly Flyer[] = [];

/** Those that joined the list while it was being looked at, until the next change of the list. */
export function useArrivals(flyers: readonly Flyer[] | undefined): readonly Flyer[] {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const [arrivals, setArrivals] = useState(NONE);
  const ids = flyers?.map(({ id }) => id);
  const isSame = known && ids?.length === known.size && ids.every((id) => known.has(id));
  if (flyers && !isSame) {
    setKnown(new Set(ids));
    setArrivals(known ? flyers.filter(({ id }) => !known.has(id)) : NONE);
  }
  return arrivals;
}
