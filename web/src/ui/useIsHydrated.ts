import { startTransition, useEffect, useState } from 'react';

/**
 * False in prerendered HTML and until React has taken it over, then true, as a transition: what appears then may take its
 * time without blocking the page. A form is inert until then: what is typed would be lost, and a press on its button would
 * send it as the browser does, with the answers in the address.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
