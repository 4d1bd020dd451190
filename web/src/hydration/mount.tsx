import { CacheProvider } from '@emotion/react';
import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportCaughtError } from '../lib/errors/watchErrors.ts';
import { createStyleCache } from './prerenderedStyles.ts';

/** Hydrates the page. Pages unknown at build time, such as a newly added officer's, are served as an empty shell and rendered here. */
export function mount<Props extends object>(
  root: HTMLElement,
  App: ComponentType<Props>,
  props: Props,
): void {
  const page = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App {...props} />
      </CacheProvider>
    </StrictMode>
  );
  // As a transition, React hydrates in small slices, so the page stays responsive.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page, reportCaughtError));
  else createRoot(root, reportCaughtError).render(page);
}
