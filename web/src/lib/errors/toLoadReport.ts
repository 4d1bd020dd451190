import { safeSessionStorage } from '../safeStorage.ts';

/** The sessionStorage key that records that this tab already reported one. */
const REPORTED_KEY = 'load_failure_reported';

/** Returns the script named in the browser's error; Safari doesn't name one. */
function scriptIn({ message }: Error): string[] {
  const [file] = /\/assets\/[\w.-]{1,120}\.js/.exec(message) ?? [];
  return file === undefined ? [] : [`${file}:1:1`];
}

function isFirst(): boolean {
  if (safeSessionStorage.getItem(REPORTED_KEY) !== null) return false;
  // Without storage, every page load would report again.
  return safeSessionStorage.setItem(REPORTED_KEY, 'yes');
}

/** Returns the report for a script that failed to load, or undefined if offline or if this visit already reported one. */
export const toLoadReport = (error: Error) =>
  navigator.onLine && isFirst()
    ? ({ kind: 'load', name: 'ChunkLoadError', frames: scriptIn(error) } as const)
    : undefined;
