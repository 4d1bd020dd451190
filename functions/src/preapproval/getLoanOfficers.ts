import { MAX_DIRECTORY_ENTRIES, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { licensedStates } from '@brokerage/domain/license/holderLicenseStatus';
import { licenseSchema, MAX_LICENSES } from '@brokerage/domain/license/license';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { parseReadable } from '../data/parseReadable.ts';
import { shareReads } from '../data/shareReads.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';

const CALLS_PER_MINUTE = 600;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/**
 * Every visitor of the questionnaire calls this, so concurrent calls share a read. Nothing is cached: the questionnaire trusts this list,
 * and would treat a newly listed officer as one who has left.
 */
const loadDirectory = shareReads(async (tenantId) => {
  const [officers, licenses] = await Promise.all([
    db.officers(tenantId).withConverter(null).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
    db.licenses(tenantId).withConverter(null).where('holder_kind', '==', 'officer').limit(MAX_LICENSES).get(),
  ]);
  return {
    officers: parseReadable(officers.docs, officerRecordSchema).records.filter(({ listed }) => listed),
    licenses: parseReadable(licenses.docs, licenseSchema).records,
  };
});

/**
 * get-loan-officers: returns the officers in the website's directory for the questionnaire's picker, sorted by name, with the states that
 * they are licensed in.
 */
export const getLoanOfficers = defineCallable('get-loan-officers', async (_, { ip, tenantId }, now) => {
  assertWithin(ip, now);
  const [{ officers, licenses }, timeZone] = await Promise.all([
    loadDirectory(tenantId, ''),
    loadCompanyTimeZone(tenantId, now),
  ]);
  const today = dayInZone(now, timeZone);
  return {
    data: officers.map(({ id, name, nmls }) => {
      const states = licensedStates(licenses, { holder_kind: 'officer', holder_id: id }, today);
      return { id, name, nmls, ...(states && { states }) };
    }),
  };
});
