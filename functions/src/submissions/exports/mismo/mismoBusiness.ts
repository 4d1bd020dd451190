import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { email, telephone } from './mismoContacts.ts';
import type { MismoNode } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';

/** Returns an id of the Nationwide Multistate Licensing System, with the issuer name of the Uniform Loan Application Dataset. */
const nmls = (id: string): MismoNode => ({
  LICENSE: {
    LICENSE_DETAIL: {
      LicenseIdentifier: id,
      LicenseIssuingAuthorityName: id && 'NationwideMortgageLicensingSystemAndRegistry',
    },
  },
});

/** Returns the officer who works on the application: a PARTY. */
export const mismoOfficer = (officer: Pick<Officer, 'name' | 'email' | 'phone' | 'nmls'>): MismoNode => ({
  INDIVIDUAL: {
    CONTACT_POINTS: { CONTACT_POINT: [telephone(officer.phone, 'Work'), email(officer.email)] },
    NAME: { FullName: officer.name },
  },
  ROLES: {
    ROLE: {
      '@xlink:label': 'LOAN_ORIGINATOR_1',
      LICENSES: nmls(officer.nmls),
      ROLE_DETAIL: { PartyRoleType: 'LoanOriginator' },
    },
  },
});

/** Returns the company that the officer works for: a PARTY. */
export const mismoCompany = ({
  company_name,
  nmls_id,
}: Pick<Tenant, 'company_name' | 'nmls_id'>): MismoNode => ({
  LEGAL_ENTITY: { LEGAL_ENTITY_DETAIL: { FullName: company_name } },
  ROLES: {
    ROLE: {
      '@xlink:label': 'LOAN_ORIGINATION_COMPANY_1',
      LICENSES: nmls(nmls_id),
      ROLE_DETAIL: { PartyRoleType: 'LoanOriginationCompany' },
    },
  },
});

/** Returns the applicant's real estate agent, if they named one: a PARTY. */
export function mismoAgent({ has_agent, agent_name, agent_phone }: ReadableAnswers): MismoPart {
  if (!has_agent || !agent_name) return { node: {}, expressed: [] };
  return {
    node: {
      INDIVIDUAL: {
        CONTACT_POINTS: { CONTACT_POINT: [telephone(agent_phone, 'Work')] },
        NAME: { FullName: agent_name },
      },
      ROLES: {
        ROLE: {
          '@xlink:label': 'REAL_ESTATE_AGENT_1',
          ROLE_DETAIL: { PartyRoleType: 'RealEstateAgent' },
        },
      },
    },
    expressed: ['has_agent', 'agent_name', 'agent_phone'],
  };
}
