import { postToFunction } from '../firebase/postToFunction.ts';
import { readBuild } from '../readBuild.ts';

/** The sessionStorage key that records that this tab already reported one. */
const REPORTED_KEY = 'load_failure_reported';

/** The script that a browser names; Safari names none. */
function scriptIn({ message }: Error): string[] {
  const [file] = /\/assets\/[\w.-]{1,120}\.js/.exec(message) ?? [];
  return file === undefined ? [] : [`${file}:1:1`];
}

function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(REPORTED_KEY) !== null) return false;
    sessionStorage.setItem(REPORTED_KEY, 'yes');
    return true;
  } catch {
    // Without storage, every page load would report again.
    return false;
  }
}

/**
 * Reports to the server, once per visit, that a portal script failed to load. It loads no code for that: after a release, an open
 * page's scripts may be gone, including the one that reports other errors.
 */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine || !isFirst()) return;
    const report = {
      app: 'portal',
      kind: 'load',
      name: 'ChunkLoadError',
      frames: scriptIn(payload),
      route: '*',
      build: readBuild(),
    } as const;
    postToFunction('report-client-error', report, { keepalive: true }).catch(() => undefined);
  });
}
