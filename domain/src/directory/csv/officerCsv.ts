import * as z from 'zod';
import { profileSchema } from '../../member/profile.ts';
import { formatUsPhone } from '../../phone/formatUsPhone.ts';
import { emailLine, requiredPhone } from '../../text/lines.ts';
import type { BranchRecord } from '../branch.ts';
import { type OfficerEntryFields, officerEntrySchema } from '../directoryCallables.ts';
import { OFFICER_TITLES, type OfficerRecord } from '../officer.ts';
import {
  type Cells,
  type CsvIssue,
  changedColumns,
  describeStateProblem,
  splitList,
  toStateCode,
} from './csvCells.ts';

/** The columns of the loan officers' file, for import and export. */
export const OFFICER_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'nmls',
  'title',
  'branch',
  'about',
  'languages',
  'licensed_states',
  'booking_link',
  'specialties',
] as const;
export type OfficerColumn = (typeof OFFICER_COLUMNS)[number];

/** Columns that come from the profile once the officer has an account. */
export const PROFILE_COLUMNS = ['name', 'email', 'phone', 'nmls'] as const;

/** All fields of an entry that a file can set. */
const importedOfficerSchema = officerEntrySchema.extend({
  name: profileSchema.shape.name,
  email: emailLine,
  phone: z.string().trim().pipe(z.literal('').or(requiredPhone)),
  nmls: profileSchema.shape.nmls_id,
});
export type ImportedOfficer = z.output<typeof importedOfficerSchema>;

const COLUMN_OF: Record<keyof ImportedOfficer, OfficerColumn> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  nmls: 'nmls',
  title: 'title',
  branchId: 'branch',
  bio: 'about',
  languages: 'languages',
  specialties: 'specialties',
  licensed_states: 'licensed_states',
  booking_url: 'booking_link',
};

/** Messages for fields that may be blank or valid, if they are neither. */
const MESSAGES: Partial<Record<OfficerColumn, string>> = {
  phone: 'Enter a valid phone number',
  title: `Enter ${OFFICER_TITLES.join(', ')}`,
};

/** Returns the fields of an entry that super administrators edit. */
export const toEntryFields = (entry: OfficerRecord): OfficerEntryFields => {
  const { title, branchId, bio, languages, specialties, licensed_states, booking_url } = entry;
  return {
    title,
    branchId,
    bio,
    languages: languages ?? [],
    specialties: specialties ?? [],
    licensed_states: licensed_states ?? [],
    booking_url: booking_url ?? '',
  };
};

/** Returns all fields of an entry that a file can set. */
export const toImportedOfficer = (entry: OfficerRecord): ImportedOfficer => {
  const { name, email, phone, nmls } = entry;
  return { name, email, phone, nmls, ...toEntryFields(entry) };
};

/** Returns an entry as a line of the file. */
export const toOfficerCells = (id: string, fields: ImportedOfficer): Record<OfficerColumn, string> => ({
  id,
  name: fields.name,
  email: fields.email,
  phone: formatUsPhone(fields.phone),
  nmls: fields.nmls,
  title: fields.title,
  branch: fields.branchId,
  about: fields.bio,
  languages: fields.languages.join('; '),
  specialties: fields.specialties.join('; '),
  licensed_states: fields.licensed_states.join('; '),
  booking_link: fields.booking_url,
});

const NEW_OFFICER: ImportedOfficer = {
  name: '',
  email: '',
  phone: '',
  nmls: '',
  title: 'Loan Officer',
  branchId: '',
  bio: '',
  languages: [],
  specialties: [],
  licensed_states: [],
  booking_url: '',
};

const plain = (text: string) => text.trim().toLowerCase();

/** Returns the id of the branch that a cell names by id or name; an issue if none or several could be meant. */
function toBranchId(cell: string, before: string, branches: readonly BranchRecord[]): string | CsvIssue {
  const wanted = plain(cell);
  if (wanted === '' || wanted === before) return wanted;
  const open = branches.filter(({ is_closed }) => !is_closed);
  const byId = open.find(({ id }) => id === wanted);
  if (byId) return byId.id;
  const [named, ...others] = open.filter(({ name }) => plain(name) === wanted);
  if (!named) return { column: 'branch', message: 'No open branch has this name or id' };
  if (others.length > 0) {
    return { column: 'branch', message: 'Several branches have this name. Enter the id of one.' };
  }
  return named.id;
}

/** Returns an address in lowercase, like sign-in addresses, because addresses that differ only in case are the same. */
const toEmail = (cell: string | undefined, before: string): string =>
  cell === undefined || plain(cell) === plain(before) ? before : plain(cell);

/** Returns the title that a cell means, ignoring case. */
const toTitle = (cell: string, before: string): string =>
  cell.trim() === ''
    ? before
    : (OFFICER_TITLES.find((title) => title.toLowerCase() === plain(cell)) ?? cell.trim());

/**
 * Reads a line about a loan officer, validated like the form. Columns that the file doesn't have stay unchanged.
 * @param current the existing entry; undefined for a new one
 * @param branches of the company
 * @returns `columns`: what changes. Empty, with unchanged fields, if nothing does.
 */
export function readOfficerCells(
  cells: Cells<OfficerColumn>,
  current: OfficerRecord | undefined,
  branches: readonly BranchRecord[],
): { fields: ImportedOfficer; columns: OfficerColumn[] } | { issues: CsvIssue[] } {
  const before = current ? toImportedOfficer(current) : NEW_OFFICER;
  const beforeCells = toOfficerCells(current?.id ?? '', before);
  if (current && changedColumns(OFFICER_COLUMNS, beforeCells, { ...cells, id: current.id }).length === 0) {
    return { fields: before, columns: [] };
  }
  const { branch, languages, specialties, licensed_states: states } = cells;
  const branchId = branch === undefined ? before.branchId : toBranchId(branch, before.branchId, branches);
  const branchIssue = typeof branchId === 'string' ? [] : [branchId];
  const parsed = importedOfficerSchema.safeParse({
    name: cells.name ?? before.name,
    email: toEmail(cells.email, before.email),
    phone: formatUsPhone(cells.phone ?? before.phone),
    nmls: cells.nmls ?? before.nmls,
    title: toTitle(cells.title ?? '', before.title),
    branchId: typeof branchId === 'string' ? branchId : '',
    bio: cells.about ?? before.bio,
    languages: languages === undefined ? before.languages : splitList(languages),
    specialties: specialties === undefined ? before.specialties : splitList(specialties),
    licensed_states: states === undefined ? before.licensed_states : splitList(states).map(toStateCode),
    booking_url: cells.booking_link ?? before.booking_url,
  });
  if (!parsed.success || branchIssue.length > 0) {
    const issues = (parsed.error?.issues ?? []).map(({ path, message }) => {
      // An issue’s path begins with a field of the schema.
      const column = COLUMN_OF[path[0] as keyof ImportedOfficer];
      const wrong = column === 'licensed_states' && splitList(states ?? '')[Number(path[1])];
      return { column, message: wrong ? describeStateProblem(wrong) : (MESSAGES[column] ?? message) };
    });
    return { issues: [...issues, ...branchIssue] };
  }
  const after = toOfficerCells(current?.id ?? '', parsed.data);
  return { fields: parsed.data, columns: changedColumns(OFFICER_COLUMNS, beforeCells, after) };
}
