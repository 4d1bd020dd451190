import { stateInAddress } from '../directory/stateInAddress.ts';
import { US_STATES } from '../directory/usStates.ts';
import { effectiveData } from '../flyer/fields/missingFields.ts';
import type { FlyerParties } from '../flyer/record/flyerParties.ts';
import { formatDay } from '../schedule/formatDay.ts';
import type { TemplateVersion } from '../template/template.ts';
import { holderLicenseStatus } from './holderLicenseStatus.ts';
import type { License } from './license.ts';
import { isHeldBy, type LicenseHolder, type LicenseHolderKind } from './licenseHolder.ts';
import { companyLicenseLines, licenseLines } from './licenseLines.ts';
import { isInForce } from './licenseStatus.ts';

/** What a flyer's license text depends on: the current records of its parties. */
export interface FlyerLicensing {
  tenantId: string;
  /** The owner's directory entry; null: the owner has none, and therefore no licenses. */
  officerId: string | null;
  /** The owner's branch, if any. */
  branch?: { id: string; state: string } | undefined;
  /** Licenses of the company, the branch and the officer. */
  licenses: readonly License[];
  /** The additional license lines in the company settings. */
  settingsLines: readonly string[];
}

/** A holder whose every license in the flyer's state has expired. */
export interface ExpiredLicense {
  holder_kind: LicenseHolderKind;
  /** The officer's name; the company is called "your company". */
  name: string;
  state: string;
  /** The last day on which one of them was in force. */
  expired_on: string;
}

/** A flyer's content, for finding the state in which it advertises. */
interface Content {
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields'>;
  data: Readonly<Record<string, unknown>>;
  parties: FlyerParties;
}

/**
 * Returns the state in which a flyer advertises, as a two-letter code: that of the first address naming one, in the order of the form,
 * otherwise its officer's branch; undefined if neither is known.
 */
export function flyerState(
  { version, data, parties }: Omit<Content, 'parties'> & Partial<Content>,
  branch: { state: string } | undefined,
): string | undefined {
  const values = effectiveData(version, data, parties);
  for (const { key, type } of version.handlebars_schema.fields) {
    const value = values[key];
    const state = type === 'address' && typeof value === 'string' ? stateInAddress(value) : undefined;
    if (state !== undefined) return state;
  }
  return branch && Object.hasOwn(US_STATES, branch.state) ? branch.state : undefined;
}

const toHolder = (holder_kind: LicenseHolderKind, holder_id: string): LicenseHolder => ({
  holder_kind,
  holder_id,
});

function findExpired(
  { tenantId, officerId, licenses }: FlyerLicensing,
  parties: FlyerParties,
  state: string,
  today: string,
): ExpiredLicense[] {
  const holders = [
    { ...toHolder('company', tenantId), name: parties.company.name },
    ...(officerId === null ? [] : [{ ...toHolder('officer', officerId), name: parties.officer.name }]),
  ];
  return holders
    .filter((holder) => holderLicenseStatus(licenses, holder, state, today) === 'expired')
    .map((holder) => {
      const days = licenses
        .filter((license) => license.state === state && isHeldBy(license, holder))
        .map(({ expires_on }) => expires_on ?? '');
      const { holder_kind, name } = holder;
      return { holder_kind, name, state, expired_on: days.toSorted().at(-1) ?? '' };
    });
}

/** The result of applying the license records to a flyer. */
export interface LicensedFlyer {
  /** The state in which it advertises; null: not known. */
  state: string | null;
  /** Parties with the license text from the records instead of only the settings. */
  parties: FlyerParties;
  /** Holders whose licenses in that state have expired: such a flyer can be neither submitted nor shared. */
  expired: ExpiredLicense[];
}

/**
 * Returns a flyer's parties with the license text for its state. If a holder has no records, that part of the text stays unchanged. If the
 * company has licenses but none in force in that state, all that are in force are printed.
 * @param today the current day in the company's time zone, such as `2026-11-23`
 */
export function licenseFlyer(content: Content, licensing: FlyerLicensing, today: string): LicensedFlyer {
  const { parties } = content;
  const { tenantId, officerId, branch, licenses, settingsLines } = licensing;
  const state = flyerState(content, branch);
  const held = (holder: LicenseHolder) => licenses.filter((license) => isHeldBy(license, holder));
  const inState = (all: readonly License[]) => all.filter((license) => license.state === state);
  const ofCompany = held(toHolder('company', tenantId));
  const isCompanyHere = inState(ofCompany).some((license) => isInForce(license, today));
  // With a license in this state, those of other states and their lines in the settings would only take up space.
  const elsewhere = isCompanyHere ? ofCompany.filter((license) => license.state !== state) : [];
  const hidden = new Set(elsewhere.map(({ id }) => id));
  const lines = companyLicenseLines(ofCompany, parties.company, settingsLines, today, hidden);
  const ofOfficer = officerId === null ? [] : inState(held(toHolder('officer', officerId)));
  const ofBranch = branch ? held(toHolder('branch', branch.id)) : [];
  const branchNumbers = inState(ofBranch)
    .filter((license) => isInForce(license, today))
    .map(({ number }) => number);
  return {
    state: state ?? null,
    parties: {
      ...parties,
      company: {
        ...parties.company,
        licenseLines: [...lines, ...licenseLines(ofOfficer, parties.officer, today)],
      },
      ...(parties.branch && {
        branch: {
          ...parties.branch,
          licenseNumber: ofBranch.length === 0 ? parties.branch.licenseNumber : branchNumbers.join(', '),
        },
      }),
    },
    expired: state === undefined ? [] : findExpired(licensing, parties, state, today),
  };
}

/** Returns why a flyer can't be submitted or shared, in a sentence. */
export function expiredLicenseReason({ holder_kind, name, state, expired_on }: ExpiredLicense): string {
  const whose = holder_kind === 'company' ? 'Your company’s' : `${name}’s`;
  return `${whose} ${US_STATES[state] ?? state} license expired on ${formatDay(expired_on)}.`;
}
