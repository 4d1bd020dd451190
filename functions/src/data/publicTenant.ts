import { defineString } from 'firebase-functions/params';

/** Whose company the public website is: set by the deployment, never by a visitor. */
const publicTenantId = defineString('PUBLIC_TENANT_ID', {
  default: 'larkfield',
  description: 'Id of the tenant that owns the public website and its applications',
});

export const publicTenant = () => publicTenantId.value();

/** Whether the company has its flyers on this website. Others have none yet: their codes and links would open nothing. */
export const hasWebsite = (tenantId: string): boolean => tenantId === publicTenant();
