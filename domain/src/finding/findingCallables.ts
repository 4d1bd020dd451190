import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { requiredFreeText } from '../text/lines.ts';
import { DISMISS_REASON, FINDING_STATUSES } from './finding.ts';

/** Why a finding isn't a problem. */
export const dismissReasonSchema = requiredFreeText(DISMISS_REASON.max, 'Reason').refine(
  (text) => text.length >= DISMISS_REASON.min,
  `Reason must be at least ${DISMISS_REASON.min} characters`,
);

/** `findingId`: a flyer and a check. */
const findingIdSchema = z.string().regex(/^[\w-]{1,100}_[a-z-]{1,60}$/, 'Invalid finding');

const decidedSchema = z.object({ id: z.string(), status: z.enum(FINDING_STATUSES) });

/** Which finding a decision is about, as the person saw it: of another edition or version of the check it is refused. */
const shownFinding = {
  id: findingIdSchema,
  revision: z.number().int().min(0),
  check_version: z.number().int().min(0),
};

/** Contracts of findings on live flyers. Tenant and person come from the caller's role record, never from the payload. */
export const findingCallables = {
  'start-recheck': {
    /** The id is the client's own: sent again, it starts no second run. While one is at work, its state is the answer. */
    input: z.strictObject({ id: clientIdSchema }),
    output: z.object({ run_id: z.string(), status: z.enum(['running', 'done']) }),
  },
  'dismiss-finding': {
    input: z.strictObject({ ...shownFinding, reason: dismissReasonSchema }),
    output: decidedSchema,
  },
  /** Tells the flyer's owner, in the portal and by mail. */
  'request-correction': { input: z.strictObject(shownFinding), output: decidedSchema },
} as const;
