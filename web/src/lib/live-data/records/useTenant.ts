import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { paths } from '@brokerage/domain/paths';
import { useDocument } from '../useDocument.ts';
import type { Live } from '../useLiveData.ts';

/** Subscribes to the company settings of a tenant. */
export const useTenant = (tenantId: string): Live<Tenant | undefined> =>
  useDocument(paths.tenant(tenantId), tenantSchema);
