import * as z from 'zod';
import { CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH } from './callPage.ts';

/**
 * The secret that a browser makes with an application. It schedules the application's call and opens it from the thank-you page. The
 * application's id can't, because it's in the portal's addresses.
 */
export const callSecretSchema = z
  .string()
  .regex(new RegExp(`^[${CALL_SECRET_ALPHABET}]{${CALL_SECRET_LENGTH}}$`), 'Invalid secret');
