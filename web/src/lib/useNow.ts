import { useEffect, useState } from 'react';

const UPDATE_MS = 30_000;

/** Returns the current time, updated every 30 seconds, so that what ends on an open page shows it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
