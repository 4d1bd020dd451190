import { hasKey } from '@brokerage/domain/collections/records';
import { type RecallCriterion, recallCriterionSchema } from '@brokerage/domain/recall/recallCriterion';

/** Criteria that match everything if the URL omits them. */
const OPEN_FIELDS = { template: 'template_version_id', license: 'license_officer_id' } as const;

/** Parses the recall in a URL written by `newRecallPath`; undefined for anything else. */
export function parseNewRecall(address: URLSearchParams): RecallCriterion | undefined {
  const { flyer_ids, ...fields } = Object.fromEntries(address);
  const { by = '' } = fields;
  const open = hasKey(OPEN_FIELDS, by) ? { [OPEN_FIELDS[by]]: null } : {};
  const parsed = recallCriterionSchema.safeParse({
    ...open,
    ...fields,
    ...(flyer_ids !== undefined && { flyer_ids: flyer_ids.split(',') }),
  });
  return parsed.success ? parsed.data : undefined;
}
