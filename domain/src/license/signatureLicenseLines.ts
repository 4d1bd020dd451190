import type { Tenant } from '../company/tenant.ts';
import type { UserRole } from '../member/userRole.ts';
import type { License } from './license.ts';
import { isHeldBy } from './licenseHolder.ts';
import { companyLicenseLines, licenseLines } from './licenseLines.ts';

/**
 * Returns the license text of a member's email signature: the company's, then the member's own as a loan officer.
 * @param today the day on the company's clock, such as `2026-11-23`
 */
export function signatureLicenseLines(
  licenses: readonly License[],
  tenant: Pick<Tenant, 'id' | 'company_name' | 'nmls_id' | 'licence_lines'>,
  member: Pick<UserRole, 'name' | 'nmls_id' | 'officer_id'>,
  today: string,
): string[] {
  const ofCompany = licenses.filter((one) => isHeldBy(one, { holder_kind: 'company', holder_id: tenant.id }));
  const { officer_id, name, nmls_id } = member;
  const own = licenses.filter(
    (one) => officer_id !== null && isHeldBy(one, { holder_kind: 'officer', holder_id: officer_id }),
  );
  const company = { name: tenant.company_name, nmls: tenant.nmls_id };
  return [
    ...companyLicenseLines(ofCompany, company, tenant.licence_lines, today),
    ...licenseLines(own, { name, nmls: nmls_id }, today),
  ];
}
