import type { ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Disables a static page's fields until hydration: otherwise typed text would be lost, and a click on a form's button would submit it
 * natively, with the answers in the URL.
 */
export function InertUntilHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return <div inert={!isHydrated}>{children}</div>;
}
