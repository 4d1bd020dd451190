import * as z from 'zod';
import { emailLine } from '../lines.ts';

/** Body of end-stale-sessions, from somebody who is not signed in: the address whose password was just set. */
export const endStaleSessionsInputSchema = z.strictObject({ email: emailLine });
