import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 30_000;

/** The time, brought up to date now and then: links end while somebody looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
