import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';
import { REGION } from '../data/region.ts';
import { REQUEST_ID_HEADER, withRequestId } from '../logging/requestId.ts';

/** Options of functions that answer plain HTTP requests. */
export const HTTP_OPTIONS = {
  region: REGION,
  maxInstances: 20,
  memory: '512MiB',
  // A body may take up 10 MB before our code runs.
  concurrency: 10,
  timeoutSeconds: 30,
} as const satisfies HttpsOptions;

/** The response object of an HTTP function. */
export type Response = Parameters<HttpsFunction>[1];

/** Defines a function that answers plain HTTP requests, each with a request id, which the response returns in a header. */
export const defineHttpFunction = (
  options: HttpsOptions,
  respond: (request: Request, response: Response) => Promise<void>,
): HttpsFunction =>
  onRequest(options, (request, response) =>
    withRequestId((id) => {
      response.set(REQUEST_ID_HEADER, id);
      return respond(request, response);
    }),
  );
