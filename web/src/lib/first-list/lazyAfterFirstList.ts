import { type ComponentType, lazy } from 'react';
import { firstListReady } from './firstList.ts';

/** Returns a part that the first list does without, to be drawn inside a Suspense: loaded after that list, or when it is drawn sooner. */
export function lazyAfterFirstList<P extends object>(load: () => Promise<ComponentType<P>>) {
  // Rendering it reports the failure.
  void firstListReady.then(load).catch(() => undefined);
  return lazy(async () => ({ default: await load() }));
}
