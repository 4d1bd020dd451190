import {
  PICTURE_LIMITS,
  type PictureProblem,
  pictureProblems,
} from '@brokerage/domain/pictures/pictureProblems';

const TIME_LIMIT_MS = 20_000;

/**
 * Loads a pasted address in the browser; our server never fetches it. The site behind it learns neither who asks nor
 * from which page. Reading ends at the size that is refused.
 */
export async function fetchPicture(typed: string, signal: AbortSignal): Promise<Blob | PictureProblem> {
  try {
    const { href, protocol } = new URL(typed.trim());
    if (!/^https?:$/.test(protocol)) return pictureProblems.notLoaded();
    const response = await fetch(href, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    if (!response.ok || !response.body) return pictureProblems.notLoaded();
    return await readUpTo(PICTURE_LIMITS.bytes, response.body);
  } catch {
    return pictureProblems.notLoaded();
  }
}

async function readUpTo(limit: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size < limit) continue;
    await reader.cancel();
    break;
  }
  return new Blob(parts);
}
