import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { storedAnswersSchema } from '@brokerage/domain/preapproval/form/application';
import { db } from '../data/db.ts';
import type { Reader } from '../data/reader.ts';

const locationSchema = storedAnswersSchema.pick({ property_location: true });

/** Returns the two-letter code of the state in an application's answers; undefined where they name none, as of a callback request. */
export function toPropertyState(answers: unknown): string | undefined {
  const { data } = locationSchema.safeParse(answers);
  return data && stateInAddress(data.property_location);
}

/** Returns the two-letter code of the state where a submission's property is, as far as it is known. */
export const loadPropertyState = async (
  reader: Reader,
  tenantId: string,
  submissionId: string,
): Promise<string | undefined> =>
  toPropertyState((await reader.get(db.submissionAnswers(tenantId, submissionId))).data());
