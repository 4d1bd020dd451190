import { type ComponentProps, lazy, Suspense } from 'react';

// Prerendered with the page and readable at once; its script comes after the page's own.
const Body = lazy(async () => ({ default: (await import('./ProgramBody.tsx')).ProgramBody }));

/** A program's page below the site's header. */
export const LazyProgramBody = (props: ComponentProps<typeof Body>) => (
  <Suspense>
    <Body {...props} />
  </Suspense>
);
