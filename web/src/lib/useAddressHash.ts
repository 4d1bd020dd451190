import { useEffect, useSyncExternalStore } from 'react';

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

const addressWithoutHash = () => window.location.pathname + window.location.search;

/** Returns the URL fragment with its `#`; blank in the static page. Browsers never send it to a server. */
export const useAddressHash = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );

/** Removes the fragment from the URL without adding a history entry. */
export function clearAddressHash(): void {
  window.history.replaceState(window.history.state, '', addressWithoutHash());
  // Browsers fire the event only for navigations.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Safari allows at most 100 history changes in 30 seconds. */
const WRITE_AFTER_MS = 400;

/** Keeps the fragment as given, so that a reload, Back and a copied URL show the same page; `undefined` leaves it unchanged. */
export function useWrittenHash(hash: string | undefined): void {
  useEffect(() => {
    if (hash === undefined) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', hash || addressWithoutHash());
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash]);
}
