import { US_STATES } from '../directory/usStates.ts';
import { capitalize } from '../text/capitalize.ts';
import { compareText } from '../text/compareText.ts';
import type { License } from './license.ts';
import { isDre, licenseKind } from './licenseKinds.ts';
import { isInForce } from './licenseStatus.ts';

/** The holder that a line is about. */
interface Named {
  name: string;
  nmls: string;
}

const toSortKey = ({ state, kind, number }: License) => `${state} ${kind} ${number}`;

/**
 * Returns what a page, flyer or signature says of a license, without a period.
 *
 * California: a license of the Department of Real Estate is printed with its number, the same licensee's NMLS number and the words "real
 * estate broker" (Cal. Bus. & Prof. Code 10235.5(a) as of 2023, and form RE 858).
 * New Jersey: no rule prescribes a sentence. N.J.A.C. 3:2-1.4(a) forbids inaccurate statements about a business or a person in it, so only
 * licenses in force are printed; the authority is the one of N.J.A.C. 3:2-1.2.
 */
export function licenseLine(license: License, { name, nmls }: Named): string {
  const { holder_kind, kind, state, number } = license;
  const { authority, law, name: kindName } = licenseKind(kind);
  const subject = holder_kind === 'company' ? '' : `${name}: `;
  if (isDre(kind)) {
    const title = kind === 'ca_dre_salesperson' ? 'real estate salesperson' : 'real estate broker';
    const words = `${title}, ${authority}, DRE #${number}${nmls && `, NMLS #${nmls}`}`;
    return subject === '' ? capitalize(words) : `${subject}${words}`;
  }
  if (kind === 'originator') {
    return `${subject}${US_STATES[state] ?? state} ${kindName.toLowerCase()} license ${number}`;
  }
  if (kind === 'ny_broker') {
    return `${subject}${subject === '' ? 'R' : 'r'}egistered mortgage broker, ${authority}, registration ${number}`;
  }
  const issuer = `${authority ?? license.authority}${law ? ` ${law}` : ''}`;
  return `${subject}${subject === '' ? 'L' : 'l'}icensed by the ${issuer.replace(/^the /i, '')}, license ${number}`;
}

/** Returns the licenses that are in force on a day, by state. */
const licensesInForce = (licenses: readonly License[], today: string): License[] =>
  licenses
    .filter((license) => isInForce(license, today))
    .toSorted((one, other) => compareText(toSortKey(one), toSortKey(other)));

/** Returns the lines of the licenses that are in force on a day, by state. */
export const licenseLines = (licenses: readonly License[], holder: Named, today: string): string[] =>
  licensesInForce(licenses, today).map((license) => licenseLine(license, holder));

/** Returns the license lines for an officer's own page, which appear next to the NMLS number and don't repeat the officer's name. */
export const officerPageLicenseLines = (
  licenses: readonly License[],
  officer: Named,
  today: string,
): string[] =>
  licensesInForce(licenses, today).map((license) => {
    if (license.kind === 'originator') {
      return `Licensed in ${US_STATES[license.state] ?? license.state} (${license.number})`;
    }
    const line = licenseLine(license, officer).slice(`${officer.name}: `.length);
    return capitalize(line);
  });

/**
 * Returns the company's lines: those of its licenses, then those from the company settings. A settings line with the number of a recorded
 * license is left out, because it says the same or is about an expired license.
 * @param recorded the company's own licenses, including expired ones
 * @param hidden ids of licenses that this text leaves out
 */
export function companyLicenseLines(
  recorded: readonly License[],
  company: Named,
  settingsLines: readonly string[],
  today: string,
  hidden: ReadonlySet<string> = new Set(),
): string[] {
  const isRecorded = (line: string) =>
    recorded.some(({ number }) => line.split(/[^A-Za-z0-9-]+/).includes(number));
  return [
    ...licenseLines(
      recorded.filter(({ id }) => !hidden.has(id)),
      company,
      today,
    ),
    ...settingsLines.filter((line) => !isRecorded(line)),
  ];
}
