import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { storedAnswersSchema } from '@brokerage/domain/preapproval/form/application';
import { db } from '../data/db.ts';
import type { Reader } from '../data/reader.ts';

const locationSchema = storedAnswersSchema.pick({ property_location: true });

/** Returns the two-letter code of the state in a submission's answers; undefined if they name none, as in a callback request. */
export function toPropertyState(answers: unknown): string | undefined {
  const { data } = locationSchema.safeParse(answers);
  return data && stateInAddress(data.property_location);
}

/** Loads the two-letter code of the state of a submission's property, if known. */
export const loadPropertyState = async (
  reader: Reader,
  tenantId: string,
  submissionId: string,
): Promise<string | undefined> =>
  toPropertyState((await reader.get(db.submissionAnswers(tenantId, submissionId))).data());
