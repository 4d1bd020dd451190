import { postToFunction } from '../firebase/postToFunction.ts';
import { readBuild } from '../readBuild.ts';

/** Where the tab keeps that it has told of one, in sessionStorage. */
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
    // Without storage nothing would keep it from telling with each page.
    return false;
  }
}

/**
 * Tells the server, once a visit, that a script of the portal couldn't be fetched. It fetches nothing for that: after a release the scripts of
 * an open page may be gone, the one that reports other errors among them.
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
