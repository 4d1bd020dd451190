import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';
import type { Response } from '../flyers/pdf/sendPdf.ts';
import { REQUEST_ID_HEADER, withRequestId } from './requestId.ts';

/** Defines a function that answers plain HTTP requests, each under a request id, which the answer names in a header. */
export const defineHttpFunction = (
  options: HttpsOptions,
  answer: (request: Request, response: Response) => Promise<void>,
): HttpsFunction =>
  onRequest(options, (request, response) =>
    withRequestId((id) => {
      response.set(REQUEST_ID_HEADER, id);
      return answer(request, response);
    }),
  );
