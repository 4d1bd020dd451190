import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { checkDay } from '@brokerage/domain/flyer/checks/checkDay';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import { licensedStates } from '@brokerage/domain/license/licenseStanding';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';

const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-loan-officers: the public directory's officers for the questionnaire's picker, by name, with the states that they are licensed in. */
export const getLoanOfficers = defineCallable('get-loan-officers', async (_, { ip }) => {
  assertWithin(ip, new Date());
  const [officers, found] = await Promise.all([
    db.officers(publicTenant()).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
    db.licenses(publicTenant()).where('holder_kind', '==', 'officer').limit(MAX_LICENSES).get(),
  ]);
  const licenses = found.docs.map((snapshot) => snapshot.data());
  const today = checkDay(new Date());
  return {
    data: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map(({ id, name, nmls }) => {
        const states = licensedStates(licenses, { holder_kind: 'officer', holder_id: id }, today);
        return { id, name, nmls, ...(states && { states }) };
      }),
  };
});
