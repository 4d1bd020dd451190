import { type ComponentType, lazy } from 'react';
import { firstListReady } from './firstList.ts';

/**
 * Returns a lazy component that the first list doesn't need, for use inside a Suspense: it loads after that list, or earlier if it's
 * rendered.
 */
export function lazyAfterFirstList<P extends object>(load: () => Promise<ComponentType<P>>) {
  // Rendering it reports the failure.
  void firstListReady.then(load).catch(() => undefined);
  return lazy(async () => ({ default: await load() }));
}
