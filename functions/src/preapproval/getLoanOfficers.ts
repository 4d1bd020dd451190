import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { db } from '../data/db.ts';
import { loadSiteTenantId } from '../data/siteTenant.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';

const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-loan-officers: the officers in the website's directory, for the questionnaire's picker, by name. */
export const getLoanOfficers = defineCallable('get-loan-officers', async (_, { ip, host }) => {
  assertWithin(ip, new Date());
  const tenantId = await loadSiteTenantId(host);
  const officers = await db.officers(tenantId).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get();
  return {
    data: officers.docs
      .map((snapshot) => snapshot.data())
      .filter(({ listed }) => listed)
      .map(({ id, name, nmls }) => ({ id, name, nmls })),
  };
});
