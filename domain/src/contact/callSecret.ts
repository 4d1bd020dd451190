import * as z from 'zod';
import { CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH } from './callPage.ts';

/**
 * The secret that a browser creates with an application. It schedules the application's call and opens it from the thank-you page. The
 * application's id can't serve for that, because it appears in the portal's addresses.
 */
export const callSecretSchema = z
  .string()
  .regex(new RegExp(`^[${CALL_SECRET_ALPHABET}]{${CALL_SECRET_LENGTH}}$`), 'Invalid secret');
