import { paths } from '@brokerage/domain/paths';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';

/** Subscribes to the company's custom roles; empty until they're read. */
export const useExtraRoles = (tenantId: string): readonly string[] =>
  readyData(useDocument(paths.securitySettings(tenantId), securitySettingsSchema))?.extra_roles ?? [];
