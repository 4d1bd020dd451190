import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportCaughtError } from '../lib/errors/watchErrors.ts';

/**
 * Hydrates the page. Pages that were unknown at the build, such as that of an officer added since, are served as an empty shell and
 * rendered here.
 */
export function mount<Props extends object>(
  root: HTMLElement,
  App: ComponentType<Props>,
  props: Props,
): void {
  const page = (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
  // As a transition, React does it in small slices, between which the page responds.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page, reportCaughtError));
  else createRoot(root, reportCaughtError).render(page);
}
