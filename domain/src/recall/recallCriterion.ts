import * as z from 'zod';
import { checkIdSchema } from '../finding/finding.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { isStateCode } from '../schedule/timeZones.ts';
import { compareText } from '../text/compareText.ts';

/** Maximum number of flyers that a recall may name individually. */
export const MAX_SELECTED = 200;

/**
 * The approved flyers that a recall takes off their links: named ones, or all of a template, an officer, a realtor, a license or a check
 * with open findings.
 */
export const recallCriterionSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('flyer'), flyer_id: documentIdSchema }),
  z.strictObject({
    by: z.literal('selection'),
    flyer_ids: z.array(documentIdSchema).min(1).max(MAX_SELECTED),
  }),
  z.strictObject({
    by: z.literal('template'),
    template_id: documentIdSchema,
    /** Null: all of its versions. */
    template_version_id: documentIdSchema.nullable(),
  }),
  /** The flyers that a member owns. */
  z.strictObject({ by: z.literal('officer'), user_id: documentIdSchema }),
  z.strictObject({ by: z.literal('realtor'), realtor_id: documentIdSchema }),
  z.strictObject({
    by: z.literal('license'),
    license_state: z.string().refine(isStateCode, 'Choose a state'),
    /** The officer's directory entry; null: everybody's flyers for the state, as under a license of the company. */
    license_officer_id: documentIdSchema.nullable(),
  }),
  /** The flyers on which this check has an open finding. */
  z.strictObject({ by: z.literal('check'), check: checkIdSchema }),
]);
export type RecallCriterion = z.output<typeof recallCriterionSchema>;

/** A criterion that names its flyers individually; the others describe them. */
type NamedCriterion = Extract<RecallCriterion, { by: 'flyer' | 'selection' }>;

/** Returns whether the criterion names its flyers, so that no query has to find them. */
export const isNamed = (criterion: RecallCriterion): criterion is NamedCriterion =>
  criterion.by === 'flyer' || criterion.by === 'selection';

/** Returns the flyers that a criterion names, in the order of their ids. */
export function namedFlyerIds(criterion: NamedCriterion): string[] {
  if (criterion.by === 'flyer') return [criterion.flyer_id];
  return [...new Set(criterion.flyer_ids)].toSorted(compareText);
}
