import { useEffect, useState } from 'react';

/**
 * Returns when the page was opened or, if that is later, when the visitor last came back to its tab. For what is offered from now on, such
 * as times for a call: a tab may be left open for days, and what is offered must not change while somebody reads it.
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
