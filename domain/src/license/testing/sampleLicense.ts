import { type License, licenseSchema } from '../license.ts';

/** Returns a license with the test's changes. */
export const sampleLicense = (changes: Partial<License> = {}): License =>
  licenseSchema.parse({
    id: `${changes.holder_id ?? 'larkfield'}-${changes.state ?? 'NJ'}-${changes.number ?? '9900192'}`,
    holder_kind: 'company',
    holder_id: 'larkfield',
    state: 'NJ',
    kind: 'nj_broker',
    number: '9900192',
    expires_on: '2026-12-31',
    revision: 1,
    ...changes,
  });
