import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { flyerPath } from '@brokerage/domain/portalPaths';

/** Returns the flyer's address in the portal. */
export const flyerAddress = (tenant: Tenant, flyerId: string): string =>
  siteAddress(tenant, flyerPath(flyerId));
