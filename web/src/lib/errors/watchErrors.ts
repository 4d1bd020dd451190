import type { ClientErrorKind } from '@brokerage/domain/clientError/reportClientError';

/** Reports an error to the server. The reporting code loads only when there is an error, so working pages don't pay for it. */
export function reportError(kind: ClientErrorKind, error: unknown): void {
  import('./reportClientError.ts').then(
    (loaded) => loaded.reportClientError(kind, error),
    // If the reporter doesn't load, the error isn't reported.
    () => undefined,
  );
}

/** Starts reporting uncaught errors to the server. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}

/** Reports the first script that a public page can't fetch. Only the first, because the reporting script may be missing, too. */
export function watchSiteLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => reportError('load', payload), { once: true });
}

/** Options for React's roots: logs what an error boundary caught, as React does by default, and reports it to the server. */
export const reportCaughtError = {
  onCaughtError: (error: unknown) => {
    console.error(error);
    reportError('render', error);
  },
};
