import type { Tenant } from '../company/tenant.ts';
import type { Member } from '../member/member.ts';
import type { License } from './license.ts';
import { isHeldBy } from './licenseHolder.ts';
import { isDre, licenseKind } from './licenseKinds.ts';
import { companyLicenseLines, licenseLines } from './licenseLines.ts';
import { isInForce } from './licenseStatus.ts';

/** The licenses that an email signature names in addition to the NMLS numbers and the registry, where anybody can find all of them. */
export interface SignatureLicenses {
  /** The company's license lines, as on its pages: those that need a sentence, in the states where the member is licensed. */
  licence_lines: string[];
  /** The member's own loan officer licenses that need a sentence, without the name, which is at the top of the signature. */
  own_licenses: string[];
  /** The member's numbers at California's Department of Real Estate, shown next to their NMLS number. */
  dre_numbers: string[];
}

/**
 * Returns the licenses that a member's email signature names. The company's licenses in states other than the member's are left out,
 * because without a license there, the member offers no loans there. A member without any recorded license gets all of them, because their
 * states aren't known.
 *
 * California: a licensee of the Department of Real Estate prints that number and the NMLS number (Cal. Bus. & Prof. Code 10235.5(a)).
 * @param today the current day in the company's time zone, such as `2026-11-23`
 */
export function signatureLicenses(
  licenses: readonly License[],
  tenant: Pick<Tenant, 'id' | 'company_name' | 'nmls_id' | 'licence_lines'>,
  member: Pick<Member, 'officer_id'>,
  today: string,
): SignatureLicenses {
  const ofCompany = licenses.filter((one) => isHeldBy(one, { holder_kind: 'company', holder_id: tenant.id }));
  const { officer_id } = member;
  const own = licenses.filter(
    (one) => officer_id !== null && isHeldBy(one, { holder_kind: 'officer', holder_id: officer_id }),
  );
  const company = { name: tenant.company_name, nmls: tenant.nmls_id };
  const states = new Set(own.filter((one) => isInForce(one, today)).map(({ state }) => state));
  const isNamed = ({ kind, state }: License) =>
    !licenseKind(kind).isSaidByNmls && (states.size === 0 || states.has(state));
  const hidden = new Set(ofCompany.filter((one) => !isNamed(one)).map(({ id }) => id));
  return {
    licence_lines: companyLicenseLines(ofCompany, company, tenant.licence_lines, today, hidden),
    // Without a name in front, a line begins like one of the company's.
    own_licenses: licenseLines(
      own
        .filter(({ kind }) => !isDre(kind) && !licenseKind(kind).isSaidByNmls)
        .map((one) => ({ ...one, holder_kind: 'company' })),
      { name: '', nmls: '' },
      today,
    ),
    dre_numbers: own.filter((one) => isDre(one.kind) && isInForce(one, today)).map(({ number }) => number),
  };
}
