import { logger as platformLogger } from 'firebase-functions/v2';
import { currentRequestId } from './requestId.ts';

/** Version and commit of this build, such as `1.0.0+3f2a9c1d04be`; the build writes it into the bundle. */
export const build = process.env.BUILD_ID ?? 'unbuilt';

/** Fields of a line: ids, counts and codes, never user input. */
type Fields = Record<string, unknown>;

function withContext(fields: Fields): Fields {
  const request_id = currentRequestId();
  return { ...fields, build, ...(request_id !== undefined && { request_id }) };
}

/** Writes structured log lines with the build and, within a request, the request's id. */
export const logger = {
  info: (message: string, fields: Fields = {}): void => platformLogger.info(message, withContext(fields)),
  warn: (message: string, fields: Fields = {}): void => platformLogger.warn(message, withContext(fields)),
  error: (message: string, fields: Fields = {}): void => platformLogger.error(message, withContext(fields)),
};

/** Returns only name, code and stack: the message of a database error may quote the record. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...('code' in error && { code: String(error.code) }), stack: frames.join('\n') };
}
