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

/** The finding that a decision is about, as the person saw it; rejected if it is now about another edition or version of the check. */
const shownFinding = {
  id: findingIdSchema,
  revision: z.number().int().min(0),
  check_version: z.number().int().min(0),
};

/** Contracts of findings on live flyers. Tenant and person come from the caller's role record, never from the payload. */
export const findingCallables = {
  'start-recheck': {
    /** The client chooses the id: sent again, it starts no second run. While a run is active, its state is returned. */
    input: z.strictObject({ id: clientIdSchema }),
    output: z.object({ run_id: z.string(), status: z.enum(['running', 'done']) }),
  },
  'dismiss-finding': {
    input: z.strictObject({ ...shownFinding, reason: dismissReasonSchema }),
    output: decidedSchema,
  },
  /** Notifies the flyer's owner, in the portal and by mail. */
  'request-correction': { input: z.strictObject(shownFinding), output: decidedSchema },
} as const;
