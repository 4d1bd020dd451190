import type { ReactNode } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';

/** Takes no input while the page is as it was prerendered. A part of its own, so that its content is not rendered again. */
export function InertAtFirst({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return <div inert={!isHydrated}>{children}</div>;
}
