import { objectKeys } from '../collections/records.ts';
import type { LicenseHolderKind } from './licenseHolder.ts';

interface LicenseKind {
  name: string;
  /** The state that issues it; null: any. */
  state: string | null;
  holders: readonly LicenseHolderKind[];
  /** Who issues it, as worded on a page; null if that differs by state. */
  authority: string | null;
  /** Text after the authority's name, such as the law that the license is under. */
  law?: string;
  /**
   * Whether NMLS numbers and the registry already say everything that an email signature has to say about it. New Jersey prescribes no
   * sentence (N.J.A.C. 3:2-1.4), and no other rule about a loan originator's state number was found.
   */
  isSaidByNmls?: boolean;
}

const BUSINESS = ['company', 'branch'] as const;
const NJ_DOBI = 'New Jersey Department of Banking and Insurance';
const CA_DFPI = 'California Department of Financial Protection and Innovation';
const CA_DRE = 'California Department of Real Estate';
const PA_DOBS = 'Pennsylvania Department of Banking and Securities';

/**
 * The kinds of license that mortgage brokers hold in the states where most of our companies work. New Jersey: N.J.A.C. 3:15-1.3
 * (one for each branch office, too). California: Financial Code 50000 and 22000, Business and Professions Code 10131(d).
 */
const LICENSE_KINDS = {
  nj_broker: {
    name: 'Residential mortgage broker',
    state: 'NJ',
    holders: BUSINESS,
    authority: NJ_DOBI,
    isSaidByNmls: true,
  },
  nj_lender: {
    name: 'Residential mortgage lender',
    state: 'NJ',
    holders: BUSINESS,
    authority: NJ_DOBI,
    isSaidByNmls: true,
  },
  ca_crmla: {
    name: 'DFPI, Residential Mortgage Lending Act',
    state: 'CA',
    holders: BUSINESS,
    authority: CA_DFPI,
    law: 'under the California Residential Mortgage Lending Act',
  },
  ca_cfl: {
    name: 'DFPI, Financing Law',
    state: 'CA',
    holders: BUSINESS,
    authority: CA_DFPI,
    law: 'under the California Financing Law',
  },
  ca_dre_broker: {
    name: 'DRE real estate broker',
    state: 'CA',
    holders: ['company', 'branch', 'officer'],
    authority: CA_DRE,
  },
  ca_dre_salesperson: {
    name: 'DRE salesperson',
    state: 'CA',
    holders: ['officer'],
    authority: CA_DRE,
  },
  ny_broker: {
    name: 'Registered mortgage broker',
    state: 'NY',
    holders: BUSINESS,
    authority: 'New York State Department of Financial Services',
  },
  pa_broker: {
    name: 'Mortgage broker',
    state: 'PA',
    holders: BUSINESS,
    authority: PA_DOBS,
  },
  pa_lender: {
    name: 'Mortgage lender',
    state: 'PA',
    holders: BUSINESS,
    authority: PA_DOBS,
  },
  originator: {
    name: 'Mortgage loan originator',
    state: null,
    holders: ['officer'],
    authority: null,
    isSaidByNmls: true,
  },
  other: {
    name: 'Other',
    state: null,
    holders: ['company', 'branch', 'officer'],
    authority: null,
  },
} as const satisfies Record<string, LicenseKind>;

export type LicenseKindId = keyof typeof LICENSE_KINDS;
export const LICENSE_KIND_IDS = objectKeys(LICENSE_KINDS);

/** Returns a kind with all optional fields. */
export const licenseKind = (id: LicenseKindId): LicenseKind => LICENSE_KINDS[id];

/** Returns the kinds that a holder can have in a state, in list order. */
export const kindsFor = (holder: LicenseHolderKind, state: string): LicenseKindId[] =>
  LICENSE_KIND_IDS.filter((id) => {
    const kind = licenseKind(id);
    return kind.holders.includes(holder) && (kind.state === null || kind.state === state);
  });

/** Returns whether a number has the format of the California Department of Real Estate: eight digits (its form RE 858). */
export const isDreNumber = (number: string): boolean => /^\d{8}$/.test(number);

/** Returns whether the Department of Real Estate issues a license kind. */
export const isDre = (id: LicenseKindId): boolean => licenseKind(id).authority === CA_DRE;
