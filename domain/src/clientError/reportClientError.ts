import * as z from 'zod';
import { MAX_FRAMES, STACK_FRAME } from './stackFrame.ts';

/**
 * How a browser ran into an error: uncaught, an unhandled promise, React while rendering, a script that failed to load, or an error that
 * the page handled with a generic message.
 */
const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render', 'load', 'handled'] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** A route with placeholders, such as `/loan-officer/:officerId`; `*` for any other address. */
const ROUTE_PATTERN = /^(?:\*|\/(?:(?::[A-Za-z]+|[a-z-]+)(?:\/(?::[A-Za-z]+|[a-z-]+)){0,5})?)$/;

/**
 * A browser's error report. Every field has a format too narrow for form or record values. The error's message is never sent, because it
 * may quote them.
 */
export const reportClientErrorInputSchema = z
  .strictObject({
    app: z.enum(['site', 'portal']),
    kind: z.enum(CLIENT_ERROR_KINDS),
    /** The class of the error, such as TypeError. */
    name: z.string().regex(/^\w{1,60}$/),
    /** An SDK's code, such as `permission-denied`. */
    code: z
      .string()
      .regex(/^[a-z/-]{1,60}$/)
      .optional(),
    /** For a script that failed to load, the script itself if the browser names it. */
    frames: z.array(z.string().regex(STACK_FRAME)).max(MAX_FRAMES),
    route: z.string().max(120).regex(ROUTE_PATTERN),
    /** Version and commit, from the page's `build` meta element. */
    build: z.string().regex(/^[\w.+-]{1,64}$/),
  })
  .refine(({ kind, frames }) => kind === 'load' || frames.length > 0, { path: ['frames'] });
export type ClientError = z.output<typeof reportClientErrorInputSchema>;
