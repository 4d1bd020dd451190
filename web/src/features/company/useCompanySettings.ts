import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { paths } from '@brokerage/domain/paths';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { type SecuritySettings, securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import {
  type ApplicationSettings,
  applicationSettingsSchema,
} from '@brokerage/domain/submission/applicationSettings';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, mapLive } from '../../lib/live-data/useLiveData.ts';

/** Subscribes to the company settings in the format of update-company; undefined if the record can't be read. */
export function useCompanySettings(tenantId: string): Live<CompanySettings | undefined> {
  const live = combineLive([
    useTenant(tenantId),
    useDocument(paths.securitySettings(tenantId), securitySettingsSchema),
    useDocument(paths.applicationSettings(tenantId), applicationSettingsSchema),
  ] as const);
  return mapLive(
    live,
    ([tenant, security, applications]) => tenant && toCompanySettings(tenant, security, applications),
  );
}

function toCompanySettings(
  tenant: Tenant,
  security: SecuritySettings | undefined,
  applications: ApplicationSettings | undefined,
): CompanySettings {
  // Leave out what isn't in the form: operators set it, or it has its own page.
  const { id: _id, hours: _hours, hosts: _hosts, consent: _consent, audit_head: _head, ...company } = tenant;
  return {
    ...company,
    administrators_need_second_factor: security?.administrators_need_second_factor ?? false,
    extra_roles: security?.extra_roles ?? [],
    password_min_length: security?.password_min_length ?? PASSWORD_MIN_LENGTH.floor,
    ...(applications ?? applicationSettingsSchema.parse({})),
  };
}
