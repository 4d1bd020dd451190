import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { formatList } from '@brokerage/domain/text/formatList';
import { stateName } from '../../lib/format/names/stateName.ts';

/** Said in lists of an officer with whom visitors can't apply. */
export const NOT_TAKING = 'Not taking new applications';

/** Returns the languages of an officer in words; undefined where their entry names none. */
export const formatLanguages = ({ languages = [] }: Pick<PublicOfficer, 'languages'>): string | undefined =>
  languages.length > 0 ? formatList(languages) : undefined;

/**
 * Returns an officer's NMLS number and what their licenses say, one line each. Where the line of a license prints the number already,
 * as California prescribes for its Department of Real Estate, it isn't said twice.
 */
export function licenseLines({ nmls, license_lines, licensed_states }: PublicOfficer): string[] {
  const states = licensed_states?.map(stateName).join(', ');
  const lines = license_lines ?? (states ? [`Licensed in ${states}`] : []);
  const number = `NMLS #${nmls}`;
  const isSaid = lines.some((line) => `${line},`.includes(`${number},`));
  return [...(isSaid ? [] : [number]), ...lines];
}
