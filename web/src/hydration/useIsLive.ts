import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in prerendered HTML and while it hydrates, true from then on, also for parts that mount later. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
