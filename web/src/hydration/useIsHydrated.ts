import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false in prerendered HTML and until React has taken over, then true, as a transition: what appears then may render slowly
 * without blocking the page.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
