import { applyOnce } from '../applications/applyOnce.ts';

/** The event's id: however often the mail is held, the timeline says so once. */
const EVENT_ID = 'confirmation-held';

const TEXT =
  'The confirmation email wasn’t sent: this address had reached its email limit for the day. The applicant doesn’t have a copy of what they agreed to.';

/** Says in an application's timeline that the applicant's confirmation was held back, once. Returns whether it said so now. */
export const noteHeldMail = (tenantId: string, submissionId: string): Promise<boolean> =>
  applyOnce({ tenantId, submissionId, eventId: EVENT_ID }, () => ({
    action: { name: 'note', text: TEXT, mentions: [] },
  }));
