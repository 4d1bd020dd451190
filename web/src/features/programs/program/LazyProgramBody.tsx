import { type ComponentProps, lazy, Suspense } from 'react';

// Prerendered with the page and readable immediately; its script loads after the page's own.
const Body = lazy(async () => ({ default: (await import('./ProgramBody.tsx')).ProgramBody }));

/** A program page's content below the site's header. */
export const LazyProgramBody = (props: ComponentProps<typeof Body>) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
