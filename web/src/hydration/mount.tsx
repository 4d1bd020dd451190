import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportCaughtError } from '../lib/errors/watchErrors.ts';

/**
 * Brings a page to life. Pages that could not be known at the build, such as an officer's who came since, come as an
 * empty shell and are drawn here.
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
  // As a transition React does it in small slices, between which the page answers.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page, reportCaughtError));
  else createRoot(root, reportCaughtError).render(page);
}
