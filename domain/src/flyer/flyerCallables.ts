import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { flyerFormatSchema } from './compose/flyerFormats.ts';
import { markInputsSchema, markNoteSchema } from './marks/flyerMark.ts';
import { FLYER_STATUSES } from './record/flyerFields.ts';
import { FLYER_LIMITS } from './record/flyerLimits.ts';

/** The revision that the caller saw; if it differs from the current one, somebody else was faster. */
const revisionSchema = z.number().int().min(1);
const titleSchema = z.string().trim().min(1, 'Please enter a title for your flyer').max(FLYER_LIMITS.title);
const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Please provide a reason for rejection')
  .max(FLYER_LIMITS.reason);

/** The flyer's state after the call. */
const stateSchema = z.object({ id: z.string(), status: z.enum(FLYER_STATUSES), revision: revisionSchema });
const oneFlyer = z.strictObject({ id: documentIdSchema });

/** Contracts of the flyer functions. Tenant and owner come from the caller's role record, never from the payload. */
export const flyerCallables = {
  'create-flyer': {
    /** The client chooses the id, so that a retry creates no second flyer. */
    input: z.strictObject({
      id: clientIdSchema,
      template_id: documentIdSchema,
      title: titleSchema,
      realtor_id: documentIdSchema.nullable(),
    }),
    output: z.object({ id: z.string() }),
  },
  'submit-flyer': {
    /** Submits what is saved: the editor saves first and sends the resulting revision. */
    input: z.strictObject({ id: documentIdSchema, revision: revisionSchema }),
    output: stateSchema,
  },
  'review-flyer': {
    input: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), id: documentIdSchema, revision: revisionSchema }),
      z.strictObject({
        decision: z.literal('reject'),
        id: documentIdSchema,
        revision: revisionSchema,
        reason: reasonSchema,
        marks: markInputsSchema.default([]),
      }),
    ]),
    output: stateSchema,
  },
  'withdraw-flyer': { input: oneFlyer, output: stateSchema },
  'revise-flyer': { input: oneFlyer, output: stateSchema },
  'resolve-flyer-mark': {
    /** `revision`: the rejected one that the mark belongs to. Repeating the call changes nothing. */
    input: z.strictObject({
      id: documentIdSchema,
      revision: revisionSchema,
      mark_id: clientIdSchema,
      is_resolved: z.boolean(),
      note: markNoteSchema,
    }),
    output: z.object({ id: z.string(), is_resolved: z.boolean() }),
  },
  'archive-flyer': { input: oneFlyer, output: stateSchema },
  'duplicate-flyer': {
    /** The client chooses `new_id`, as in create-flyer. */
    input: z.strictObject({ id: documentIdSchema, new_id: clientIdSchema, title: titleSchema }),
    output: z.object({ id: z.string() }),
  },
  'correct-flyer': {
    /** The client chooses `new_id`, the id of the correction, as in create-flyer. */
    input: z.strictObject({ id: documentIdSchema, new_id: clientIdSchema }),
    output: z.object({ id: z.string() }),
  },
  'update-flyer-version': {
    /** Moves to the template's current version, which is the one that the caller saw. */
    input: z.strictObject({
      id: documentIdSchema,
      revision: revisionSchema,
      version_id: documentIdSchema,
    }),
    output: stateSchema,
  },
  'render-pdf': {
    /** `revision`: of a replaced edition, for administrators; if left out, the live one. `format`: if left out, its own paper. */
    input: z
      .strictObject({
        instanceId: documentIdSchema,
        revision: revisionSchema.optional(),
        format: flyerFormatSchema.optional(),
      })
      .refine(({ revision, format = 'letter' }) => revision === undefined || format === 'letter', {
        path: ['format'],
        error: 'Earlier editions come on their own paper only',
      }),
    /** `running`: another call is rendering it; its job shows when it is done. */
    output: z.discriminatedUnion('status', [
      z.object({ status: z.literal('done'), url: z.string().min(1) }),
      z.object({ status: z.literal('running'), jobId: z.string().min(1) }),
    ]),
  },
} as const;
