import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type Fields<K extends string> = Partial<Record<K, string>>;

/**
 * Passes on the search parameters that open something, once per navigation that has them and as soon as `isReady`. Returns a function that
 * removes them without adding a history entry. `onAsked` is called during rendering, so it may only set state.
 */
export function useAddressFields<K extends string>(
  names: readonly K[],
  onAsked: (fields: Fields<K>) => void,
  isReady = true,
): () => void {
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [handled, setHandled] = useState<string>();
  if (isReady && handled !== key) {
    setHandled(key);
    const given = names.filter((name) => address.has(name));
    if (given.length > 0)
      onAsked(Object.fromEntries(given.map((name) => [name, address.get(name)])) as Fields<K>);
  }
  return () => {
    if (!names.some((name) => address.has(name))) return;
    const rest = new URLSearchParams(address);
    for (const name of names) rest.delete(name);
    setAddress(rest, { replace: true, preventScrollReset: true });
  };
}
