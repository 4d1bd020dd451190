import { useEffect, useState } from 'react';

/** People type a letter every 100 to 200 ms. */
const PAUSE_MS = 200;

/** Returns the value once it has stayed the same for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
