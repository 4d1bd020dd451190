import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { withPublicReviews } from '@brokerage/domain/customerReview/withPublicReviews';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import type { PublicSite } from '@brokerage/domain/publicCallables';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';

/** Returns a company with its branches, loan officers and customer reviews, in the company's order, and its current license lines. */
export async function publicDirectory(tenantId: string): Promise<PublicSite> {
  const [branches, officers, licenses, customerReviews, tenant] = await Promise.all([
    db.branches(tenantId).orderBy('name').limit(MAX_BRANCHES).get(),
    db.officers(tenantId).orderBy('name').limit(MAX_DIRECTORY_ENTRIES).get(),
    db.licenses(tenantId).limit(MAX_LICENSES).get(),
    db.customerReviews(tenantId).limit(MAX_CUSTOMER_REVIEWS).get(),
    loadTenant(tenantId),
  ]);
  const licensing = {
    licenses: licenses.docs.map((snapshot) => snapshot.data()),
    today: dayInZone(new Date(), tenant.office_schedule.time_zone),
  };
  const directory = toPublicDirectory(
    branches.docs.map((snapshot) => snapshot.data()),
    officers.docs.map((snapshot) => snapshot.data()),
    licensing,
  );
  return {
    ...withPublicReviews(
      directory,
      customerReviews.docs.map((snapshot) => snapshot.data()),
    ),
    company: toPublicCompany(tenant, licensing),
  };
}
