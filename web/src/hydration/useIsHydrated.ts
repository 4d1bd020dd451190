import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false in prerendered HTML and until hydration, then true, as a transition: the content that then appears may render slowly
 * without blocking the page.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
