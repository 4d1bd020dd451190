import { useEffect, useState } from 'react';

const UPDATE_MS = 30_000;

/** Returns the current time, updated every 30 seconds, so that an open page notices when something ends. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
