import { clientIdSchema } from '../ids/clientId.ts';

const PREFIX = 'scheduled-call-';

/** Returns the id of an application's call. It is longer than any id that the questionnaire may choose, so the two never collide. */
export const toScheduledCallId = (applicationId: string): string => `${PREFIX}${applicationId}`;

/** Returns the id of the application that a call was scheduled for; undefined for any other submission. */
export function findCalledApplicationId(submissionId: string): string | undefined {
  if (!submissionId.startsWith(PREFIX)) return undefined;
  // An application may choose an id with the same prefix, but only a shorter one.
  return clientIdSchema.safeParse(submissionId.slice(PREFIX.length)).data;
}
