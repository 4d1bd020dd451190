import { PassThrough, pipeline } from 'node:stream';
import { getFirestore } from 'firebase-admin/firestore';

const REQUESTS: ReadonlySet<string> = new Set(['commit', 'rollback', 'listDocuments', 'listCollectionIds']);
const STREAMS: ReadonlySet<string> = new Set(['batchGetDocuments', 'runQuery', 'runAggregationQuery']);

/** What Firestore bills. */
export interface Operations {
  /** Documents read by id, existing or not, or found by a query; a query without results counts as one. */
  reads: number;
  /** Documents that a commit changed; a rejected commit changes none. */
  writes: number;
}

/** The client's two internal methods for all reads and writes; it has no public hook for them. */
interface Wire {
  request: (method: string, request: { writes?: unknown[] }, ...more: unknown[]) => Promise<unknown>;
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: { documents?: unknown[] },
    ...more: unknown[]
  ) => Promise<NodeJS.ReadableStream>;
}

/** Returns the same stream, and reports the number of documents when it ends. */
function watched(found: NodeJS.ReadableStream, onEnd: (documents: number) => void): NodeJS.ReadableStream {
  let documents = 0;
  const counter = new PassThrough({
    objectMode: true,
    transform: (response: { document?: unknown }, _encoding, next) => {
      if (response.document) documents += 1;
      next(null, response);
    },
    flush: (next) => {
      onEnd(documents);
      next();
    },
  });
  // A failure ends the counter, too; the stream's reader handles it.
  return pipeline(found, counter, () => undefined);
}

/**
 * Runs the work and counts what this process sends to Firestore during that time, including every attempt of a transaction. Only one at a
 * time.
 * @throws Error at a request of any other kind
 */
export async function countOperations<T>(
  work: () => Promise<T>,
): Promise<{ result: T; operations: Operations }> {
  const wire = getFirestore() as unknown as Wire;
  const { request, requestStream } = wire;
  const operations: Operations = { reads: 0, writes: 0 };
  wire.request = async (method, body, ...more) => {
    if (!REQUESTS.has(method)) throw new Error(`${method} is not counted`);
    const response = await request.call(wire, method, body, ...more);
    operations.writes += body.writes?.length ?? 0;
    if (method.startsWith('list')) operations.reads += Math.max(1, (response as unknown[]).length);
    return response;
  };
  wire.requestStream = async (method, isBidirectional, body, ...more) => {
    if (!STREAMS.has(method)) throw new Error(`${method} is not counted`);
    operations.reads += body.documents?.length ?? 0;
    const response = await requestStream.call(wire, method, isBidirectional, body, ...more);
    if (method === 'batchGetDocuments') return response;
    // Firestore bills one read per 1,000 counted documents; here, a count always costs one.
    return watched(response, (documents) => {
      operations.reads += Math.max(1, documents);
    });
  };
  try {
    return { result: await work(), operations };
  } finally {
    Object.assign(wire, { request, requestStream });
  }
}
