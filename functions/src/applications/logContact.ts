import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { runApplicationAction } from './runApplicationAction.ts';

/** log-contact: records that somebody got in touch with the applicant. The first contact stops the clock. */
export const logContact = defineMemberCallable('log-contact', 'applications:work', (input, session) =>
  runApplicationAction(input, session, () => ({
    name: 'contact',
    channel: input.channel,
    contacted_at: input.contacted_at,
    text: input.text,
  })),
);
