import type { ClientErrorKind } from '@brokerage/domain/clientError/reportClientError';
import { MAX_FRAMES, STACK_FRAME } from '@brokerage/domain/clientError/stackFrame';
import { postToFunction } from '../firebase/postToFunction.ts';
import { readBuild } from '../readBuild.ts';
import { routePattern } from '../routes/routePattern.ts';
import { toLoadReport } from './toLoadReport.ts';

/** A page in an error loop reports only the first few. */
const MAX_REPORTS = 5;

const reported = new Set<string>();

function readCode(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return /^[a-z/-]{1,60}$/.test(code) ? code : undefined;
}

/** Chrome: "at name (https://site/assets/a.js:1:2)"; Firefox and Safari: "name@https://site/assets/a.js:1:2". */
const FRAME = /([\w.$<>]*)[@ (]*https?:\/\/[^/\s]+(\/assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** Returns a stack's frames from our own scripts, without the site's origin, in the format the server expects. */
export const toStackFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => {
      const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      const prefix = name === '' || name === 'at' ? '' : `${name} `;
      return `${prefix}${file}:${row}:${column}`;
    })
    .filter((frame) => STACK_FRAME.test(frame))
    .slice(0, MAX_FRAMES);

/** Returns the report for an error, or undefined if it comes from outside our scripts or its kind was already reported. */
function toErrorReport(kind: ClientErrorKind, error: Error) {
  const frames = toStackFrames(error.stack ?? '');
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  const key = `${name} ${frames[0]}`;
  if (frames.length === 0 || reported.has(key) || reported.size >= MAX_REPORTS) return undefined;
  reported.add(key);
  return { kind, name, code: readCode(error), frames };
}

/**
 * Reports an error to the server once: its class, its location in our scripts, the kind of page and the build. Omits the message, because
 * it may contain text the user typed. Ignores errors outside our scripts, such as those of extensions. For a script that couldn't be
 * fetched, reports the script's name. This module's file name has no hash (web/build.ts): after a release, an open page can still fetch it.
 */
export async function reportClientError(kind: ClientErrorKind, error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const failure = kind === 'load' ? toLoadReport(error) : toErrorReport(kind, error);
  if (!failure) return;
  const { pathname } = window.location;
  const report = {
    app: pathname.startsWith('/officer-') ? ('portal' as const) : ('site' as const),
    ...failure,
    route: routePattern(pathname),
    build: readBuild(),
  };
  // The response doesn't matter to the user; `keepalive` lets the report outlive the page.
  await postToFunction('report-client-error', report, { keepalive: true }).catch(() => undefined);
}
