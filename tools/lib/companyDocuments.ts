import { tenantSchema } from '@brokerage/domain/company/tenant';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { type SecuritySettings, securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import type * as z from 'zod';

/** Input for setting up a company. */
export interface NewCompany {
  id: string;
  name: string;
  nmls: string;
  phone: string;
  mailbox: string;
  /** Host names of its website. */
  hosts: string[];
  /** The first super administrator's account in Auth. */
  admin: { uid: string; name: string; email: string };
}

type CompanyDocument = { path: string } & (
  | { data: z.input<typeof tenantSchema> }
  | { data: SecuritySettings }
  | { data: Member & { search_keys: string[]; schema_version: number } }
);

/**
 * Returns the records of a new company with default values: its settings, its security settings and its first super administrator.
 * @throws ZodError
 */
export function companyDocuments({
  id,
  name,
  nmls,
  phone,
  mailbox,
  hosts,
  admin,
}: NewCompany): CompanyDocument[] {
  const tenant = {
    id,
    company_name: name,
    nmls_id: nmls,
    phone,
    mailbox,
    hosts,
    licence_lines: [],
  };
  tenantSchema.parse(tenant);
  const security = securitySettingsSchema.parse({ password_min_length: PASSWORD_MIN_LENGTH.newCompany });
  const role = memberSchema.parse({
    user_id: admin.uid,
    tenant_id: id,
    role: 'super_admin',
    name: admin.name,
    email: admin.email,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  });
  return [
    { path: paths.tenant(id), data: tenant },
    { path: paths.securitySettings(id), data: security },
    {
      path: paths.member(admin.uid),
      data: {
        ...role,
        search_keys: toSearchKeys(searchTexts.member(role)),
        schema_version: SCHEMA_VERSIONS.member,
      },
    },
  ];
}
