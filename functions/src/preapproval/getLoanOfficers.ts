import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';

const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-loan-officers: the public directory's officers for the questionnaire's picker, by name. */
export const getLoanOfficers = defineCallable('get-loan-officers', async (_, { ip }) => {
  assertWithin(ip, new Date());
  const officers = await db.officers(publicTenant()).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get();
  return {
    data: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map(({ id, name, nmls }) => ({ id, name, nmls })),
  };
});
