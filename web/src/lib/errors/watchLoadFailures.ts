import { postToFunction } from '../firebase/postToFunction.ts';
import { readBuild } from '../readBuild.ts';
import { toLoadReport } from './toLoadReport.ts';

/**
 * Reports to the server, once per visit, that a portal script failed to load. Doesn't load any code for that: after a release, an open
 * page's scripts may be gone, including the one that reports other errors.
 */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const failure = toLoadReport(payload);
    if (!failure) return;
    const report = { app: 'portal', ...failure, route: '*', build: readBuild() } as const;
    postToFunction('report-client-error', report, { keepalive: true }).catch(() => undefined);
  });
}
