import { hasLeft } from '../entryState.ts';
import type { OfficerRecord } from '../officer.ts';
import type { Cells, CsvIssue } from './csvCells.ts';
import type { OfficerColumn } from './officerCsv.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** Returns an NMLS number without the leading zeros of older records. */
export const bareNmls = (nmls: string): string => nmls.trim().replace(/^0+/, '');

/**
 * Returns the entry that a line is about: the one with its id, otherwise the one with its email.
 * @param entries with the ids, emails and NMLS numbers of the lines
 * @returns undefined for a new loan officer; an issue if none or several could be meant
 */
export function findEntryOfLine(
  { id = '', email = '', nmls = '' }: Cells<OfficerColumn>,
  entries: readonly OfficerRecord[],
): OfficerRecord | CsvIssue | undefined {
  const present = entries.filter((entry) => !hasLeft(entry));
  if (id.trim() !== '') {
    const found = entries.find((entry) => entry.id === id.trim());
    return found ?? { column: 'id', message: 'No entry has this id' };
  }
  const same = present.filter((entry) => plain(email) !== '' && plain(entry.email) === plain(email));
  if (same.length > 1)
    return { column: 'id', message: 'Several entries have this email. Enter the id of one.' };
  if (same[0]) return same[0];
  if (entries.some((entry) => hasLeft(entry) && plain(email) !== '' && plain(entry.email) === plain(email))) {
    return { column: 'email', message: 'This person has left. Reactivate them in People.' };
  }
  const namesake = present.find((entry) => bareNmls(nmls) !== '' && bareNmls(entry.nmls) === bareNmls(nmls));
  return namesake && { column: 'nmls', message: `${namesake.name} has this NMLS number` };
}
