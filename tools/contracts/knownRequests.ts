import { toCallToken } from '@brokerage/domain/contact/callPage';
import { validSubmission } from '../../functions/src/testing/validSubmission.ts';

const ID = 'V1StGXR8Z5jdHi6B-myTa';
const SECRET = 'a'.repeat(32);
const LINK = toCallToken('CB-7K3Q-9F2M', SECRET);
const visitor = { email: 'rosa.delgado@borrower.example', elapsed_ms: 180_000, website: '' };

/** Requests as pages send them, for contracts whose code checks too much to generate any. */
export const KNOWN_REQUESTS: Record<string, readonly object[]> = {
  'submit-preapproval': [
    validSubmission({ id: ID, email: visitor.email }),
    validSubmission({ id: ID, email: visitor.email, working_with_lo: true, lo_assigned_id: 'daniel-okafor' }),
  ],
  'send-contact-message': [
    {
      ...visitor,
      id: ID,
      name: 'Rosa Delgado',
      phone: '(201) 555-0147',
      topic: 'buying',
      message: 'We found a house in Clifton.\nWhat should we do first?',
    },
  ],
  'get-scheduled-call': [{ link: LINK }],
  'reschedule-call': [{ link: LINK, event_id: ID, callback: '2026-11-25 morning' }],
  'cancel-call': [{ link: LINK, event_id: ID }],
  'schedule-call': [
    { application_id: ID, callback: '2026-11-25 morning' },
    { application_id: ID, callback: '2026-11-25 morning', call_secret: SECRET },
  ],
  'report-client-error': [
    {
      app: 'portal',
      kind: 'error',
      name: 'TypeError',
      frames: ['/assets/portal-1a2b3c4d.js:1:2345'],
      route: '/officer-portal',
      build: '1.0.0+3f2a9c1d04be',
    },
  ],
};
