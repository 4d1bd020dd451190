import { useEffect, useState } from 'react';

/**
 * Returns when the page was opened or, if later, when the visitor last returned to its tab. Use it for time-based offers such as call
 * times: a tab may stay open for days, and the offers must not change while the visitor reads them.
 */
export function useShownAt(): Date {
  const [shownAt, setShownAt] = useState(() => new Date());
  useEffect(() => {
    const update = () => document.visibilityState === 'visible' && setShownAt(new Date());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return shownAt;
}
