import type { ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Keeps fields of a static page from taking input until React answers: typed text would be lost, and a click on a form's button would
 * submit it natively, with the answers in the address.
 */
export function InertUntilHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return <div inert={!isHydrated}>{children}</div>;
}
