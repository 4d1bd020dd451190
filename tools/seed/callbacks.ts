import type { CallbackRequest } from '@brokerage/domain/contact/callbackRequest';
import { seedFormId } from './submission.ts';
import { LARKFIELD } from './tenants.ts';

/** A call requested on the contact page, and its outcome. */
export interface SeedCallback {
  tenantId: string;
  id: string;
  reference: string;
  status: string;
  /** ISO 8601. */
  created: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  /** ISO 8601; null until someone has called. */
  contacted: string | null;
  officerId: string | null;
  request: CallbackRequest;
}

const callbackId = (number: number) => `callback-${seedFormId(LARKFIELD, `callback ${number}`)}`;

/** One pending call and one answered call. Made-up people. */
export const callbacks: readonly SeedCallback[] = [
  {
    tenantId: LARKFIELD,
    id: callbackId(1),
    reference: 'CB-4WQN-8TRD',
    status: 'new',
    created: '2026-11-20T13:20:00Z',
    first_name: 'Priya',
    last_name: 'Natarajan',
    email: 'priya.natarajan@mail.example',
    mobile: '(201) 555-0190',
    contacted: null,
    officerId: null,
    request: {
      topic: 'buying',
      message: 'We’d like to buy our first home next spring.\nHow much should we have saved by then?',
      callback: '2026-11-24 afternoon',
    },
  },
  {
    tenantId: LARKFIELD,
    id: callbackId(2),
    reference: 'CB-9KHX-2MVE',
    status: 'answered',
    created: '2026-11-12T19:05:00Z',
    first_name: 'Walter',
    last_name: 'Grzyb',
    email: 'walter.grzyb@mail.example',
    mobile: '(973) 555-0191',
    contacted: '2026-11-13T17:35:00Z',
    officerId: 'daniel-okafor',
    request: {
      topic: 'refinancing',
      message: 'My rate is 7.1%. Is a refinance worth it right now?',
      callback: '2026-11-13 midday',
    },
  },
];
