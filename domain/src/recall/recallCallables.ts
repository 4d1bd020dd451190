import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { requiredFreeText } from '../text/lines.ts';
import { RECALL_REASON, RECALL_STATUSES, recallReachSchema } from './recall.ts';
import { recallCriterionSchema } from './recallCriterion.ts';

/** The reason for a recall or its undo, which the flyers' owners read. */
export const recallReasonSchema = requiredFreeText(RECALL_REASON.max, 'Reason').refine(
  (text) => text.length >= RECALL_REASON.min,
  `Reason must be at least ${RECALL_REASON.min} characters`,
);

/** State of a recall when the call returns; tasks do the rest. */
export const startedRecallSchema = z.object({
  id: z.string(),
  status: z.enum(RECALL_STATUSES),
  recalled: z.number().int(),
});

/** Contracts of recalls. Tenant and person come from the caller's role record, never from the payload. */
export const recallCallables = {
  /** Returns what a recall would stop now. Changes nothing. */
  'preview-recall': {
    input: z.strictObject({ criterion: recallCriterionSchema }),
    output: recallReachSchema.extend({
      /** What it is about: a flyer's title, a template, a person. */
      subject: z.string(),
      /** The first of them. */
      named: z.array(z.object({ id: z.string(), title: z.string(), officer_name: z.string() })),
    }),
  },
  'start-recall': {
    /** The client chooses the id: sent again, it starts no second recall, and an interrupted recall resumes. */
    input: z.strictObject({
      id: clientIdSchema,
      criterion: recallCriterionSchema,
      reason: recallReasonSchema,
    }),
    output: startedRecallSchema,
  },
  'undo-recall': {
    /** Restores the flyers that this recall still holds. Sent again, it resumes where it stopped. */
    input: z.strictObject({ id: clientIdSchema, reason: recallReasonSchema }),
    output: startedRecallSchema,
  },
  'get-recall-contacts': {
    /** Returns who has printed copies of recalled flyers, because paper can't be recalled. */
    input: z.strictObject({ id: clientIdSchema }),
    output: z.object({
      officers: z.array(
        z.object({
          user_id: z.string(),
          name: z.string(),
          phone: z.string(),
          email: z.string(),
          is_active: z.boolean(),
          flyers: z.number().int(),
          /** Their recalled flyers with a printed QR code. */
          prints: z.number().int(),
          /** Scans of these codes in the last 90 days. */
          scans: z.number().int(),
        }),
      ),
      /** Whether there are more flyers or officers than were checked. */
      is_at_least: z.boolean(),
    }),
  },
} as const;
