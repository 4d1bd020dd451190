import type { CsvIssue } from '@brokerage/domain/directory/csv/csvCells';
import { bareNmls } from '@brokerage/domain/directory/csv/findEntryOfLine';
import {
  type ImportedOfficer,
  type OfficerColumn,
  PROFILE_COLUMNS,
} from '@brokerage/domain/directory/csv/officerCsv';
import { hasLeft, missingEntryFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { LineEntries } from './loadLineEntries.ts';

/** A parsed line. */
export interface OfficerLine {
  /** Undefined for a new entry. */
  current: OfficerRecord | undefined;
  fields: ImportedOfficer;
  columns: readonly OfficerColumn[];
  /** The name of the member or listed officer who already has the line's NMLS number. */
  nmlsHolder: string | undefined;
}

const IDENTITY = { email: (email: string) => email.toLowerCase(), nmls: bareNmls };

/** Returns the email and NMLS number that a line sets, normalized for comparison: in lower case, without leading zeros. */
export const toIdentities = ({ current, fields, columns }: OfficerLine) =>
  (['email', 'nmls'] as const)
    .filter((column) => !current || columns.includes(column))
    .map((column) => ({ column, value: IDENTITY[column](fields[column]) }))
    .filter(({ value }) => value !== '');

/** Returns why a line can't be saved: a member has the entry, it's on the website, or it could be taken for a colleague's. */
export function officerConflicts(
  line: OfficerLine,
  { entries, joined }: Pick<LineEntries, 'entries' | 'joined'>,
): CsvIssue[] {
  const { current, fields, columns } = line;
  const missing = current?.listed ? missingEntryFields(fields) : [];
  const others = entries.filter((other) => other.id !== current?.id && !hasLeft(other));
  const isJoined = current !== undefined && joined.has(current.id);
  const profileColumns = isJoined ? PROFILE_COLUMNS.filter((column) => columns.includes(column)) : [];
  return [
    ...profileColumns.map((column) => ({
      column,
      message: 'Comes from their profile. They change it in Profile Settings.',
    })),
    ...toIdentities(line).flatMap(({ column, value }) => {
      const holder = others.find((other) => IDENTITY[column](other[column]) === value);
      if (holder) return [{ column, message: `${holder.name} has this already` }];
      const name = column === 'nmls' ? line.nmlsHolder : undefined;
      return name === undefined ? [] : [{ column, message: `${name} has this NMLS number` }];
    }),
    ...(missing.length > 0
      ? [{ column: null, message: `They’re on the website, which needs: ${missing.join(', ')}` }]
      : []),
  ];
}
