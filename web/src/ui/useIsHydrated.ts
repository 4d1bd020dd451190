import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in prerendered HTML and until React has taken it over, then true. A form is inert until then: what is typed would be
 * lost, and a press on its button would send it as the browser does, with the answers in the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
