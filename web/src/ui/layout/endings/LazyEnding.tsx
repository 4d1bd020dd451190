import { type ComponentProps, lazy, Suspense } from 'react';

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));

/** The end of a page, prerendered with it; its script loads after the page. */
export const LazyEnding = (props: ComponentProps<typeof Ending>) => (
  <Suspense>
    <Ending {...props} />
  </Suspense>
);
