import { useEffect, useSyncExternalStore } from 'react';

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Returns the fragment of the address, with its `#`; blank in the static page. Browsers never send it to a server. */
export const useAddressHash = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const WRITE_AFTER_MS = 400;

/** Keeps the fragment as given, so that a reload, Back and a copied address bring the same page; `undefined` leaves it alone. */
export function useWrittenHash(hash: string | undefined): void {
  useEffect(() => {
    if (hash === undefined) return;
    const timer = setTimeout(() => {
      window.history.replaceState(
        window.history.state,
        '',
        hash || window.location.pathname + window.location.search,
      );
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash]);
}
