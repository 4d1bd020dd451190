import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { customerReviewSchema, MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { withPublicReviews } from '@brokerage/domain/customerReview/withPublicReviews';
import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { licenseSchema, MAX_LICENSES } from '@brokerage/domain/license/license';
import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Firestore } from 'firebase-admin/firestore';
import type { SiteData } from './build.ts';
import { UserError } from './UserError.ts';

/** Maximum number of companies per deployment, each with its own prerendered pages. */
const MAX_SITES = 200;

/** Returns the ids of all companies. */
export const readTenantIds = async (firestore: Firestore): Promise<string[]> =>
  (await firestore.collection(paths.tenants).select().limit(MAX_SITES).get()).docs.map(({ id }) => id);

/**
 * Returns every company of a real project, ordered by id, with the branches, officers, license text and customer reviews for prerendering
 * its pages.
 * @throws UserError when one has no host name, or when they can't be read
 */
export async function fetchSites(firestore: Firestore): Promise<SiteData[]> {
  const read = async (collection: string) => {
    const { docs } = await firestore.collection(collection).orderBy('name').get();
    return docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  const readSite = async (tenant: Tenant): Promise<SiteData> => {
    const [branches, officers, licenses, reviews] = await Promise.all([
      read(paths.branches.all(tenant.id)),
      read(paths.officers.all(tenant.id)),
      firestore.collection(paths.licenses.all(tenant.id)).limit(MAX_LICENSES).get(),
      firestore.collection(paths.customerReviews.all(tenant.id)).limit(MAX_CUSTOMER_REVIEWS).get(),
    ]);
    const licensing = {
      licenses: licenses.docs.map((license) => licenseSchema.parse(license.data())),
      today: dayInZone(new Date(), tenant.office_schedule.time_zone),
    };
    return {
      tenantId: tenant.id,
      company: toPublicCompany(tenant, licensing),
      directory: withPublicReviews(
        toPublicDirectory(
          branchRecordSchema.array().parse(branches),
          officerRecordSchema.array().parse(officers),
          licensing,
        ),
        reviews.docs.map((review) => customerReviewSchema.parse(review.data())),
      ),
    };
  };
  const { docs: tenants } = await firestore
    .collection(paths.tenants)
    .limit(MAX_SITES)
    .get()
    .catch((error: unknown) => {
      throw new UserError(
        `The companies could not be read: ${error instanceof Error ? error.message : 'unknown error'}\n` +
          'Are you signed in? gcloud auth application-default login',
      );
    });
  const [without] = tenants.filter((tenant) => !(tenant.get('hosts') as string[] | undefined)?.length);
  if (without) {
    throw new UserError(
      `${without.id} has no host name: npm run set-hosts -- --project <id> --id ${without.id} --hosts <host>`,
    );
  }
  const sites: SiteData[] = [];
  for (const tenant of tenants) {
    sites.push(await readSite(tenantSchema.parse({ ...tenant.data(), id: tenant.id })));
  }
  return sites;
}
