import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { formatList } from '@brokerage/domain/text/formatList';
import { stateName } from '../../lib/format/names/stateName.ts';

/** Shown in lists for an officer who isn't taking applications. */
export const NOT_TAKING_APPLICATIONS = 'Not taking new applications';

/** Formats an officer's languages; undefined if their entry lists none. */
export const formatLanguages = ({ languages = [] }: Pick<PublicOfficer, 'languages'>): string | undefined =>
  languages.length > 0 ? formatList(languages) : undefined;

/**
 * Returns an officer's NMLS number and the text of their licenses, one line each. The number isn't repeated if a license's line already
 * prints it, as California requires for its Department of Real Estate.
 */
export function formatLicenseLines({ nmls, license_lines, licensed_states }: PublicOfficer): string[] {
  const states = licensed_states?.map(stateName).join(', ');
  const lines = license_lines ?? (states ? [`Licensed in ${states}`] : []);
  const number = `NMLS #${nmls}`;
  const isSaid = lines.some((line) => `${line},`.includes(`${number},`));
  return [...(isSaid ? [] : [number]), ...lines];
}
