import { type BranchRecord, branchRecordSchema } from '../branch.ts';
import { type BranchFields, branchFieldsSchema } from '../directoryCallables.ts';
import { type Cells, type CsvIssue, changedColumns, describeStateProblem, toStateCode } from './csvCells.ts';

/** The columns of the branches' file, for import and export. */
export const BRANCH_COLUMNS = [
  'id',
  'name',
  'address',
  'state',
  'license_number',
  'manager',
  'time_zone',
  'on_website',
] as const;
export type BranchColumn = (typeof BRANCH_COLUMNS)[number];

const COLUMN_OF: Record<keyof BranchFields, BranchColumn> = {
  name: 'name',
  address: 'address',
  state: 'state',
  licenseNumber: 'license_number',
  manager: 'manager',
  time_zone: 'time_zone',
  is_hidden: 'on_website',
};

/** Initial values of a new branch. */
export const NEW_BRANCH: BranchFields = {
  name: '',
  address: '',
  state: '',
  licenseNumber: '',
  manager: '',
  time_zone: '',
  is_hidden: false,
};

/** Returns the fields of a branch that super administrators edit. */
export const toBranchFields = (branch: BranchRecord): BranchFields => {
  const { name, address, state, licenseNumber, manager, time_zone, is_hidden } = branch;
  return { name, address, state, licenseNumber, manager, time_zone: time_zone ?? '', is_hidden };
};

/** Returns a branch as a line of the file. */
export const toBranchCells = (id: string, fields: BranchFields): Record<BranchColumn, string> => ({
  id,
  name: fields.name,
  address: fields.address,
  state: fields.state,
  license_number: fields.licenseNumber,
  manager: fields.manager,
  time_zone: fields.time_zone,
  on_website: fields.is_hidden ? 'no' : 'yes',
});

const YES_OR_NO = new Map([
  ['yes', false],
  ['true', false],
  ['no', true],
  ['false', true],
]);

/** Returns whether a branch is hidden; undefined if the cell says neither. */
const toHidden = (cell: string, before: boolean) =>
  cell.trim() === '' ? before : YES_OR_NO.get(cell.trim().toLowerCase());

/**
 * Reads a line about a branch, validated like the form. Columns that the file doesn't have stay unchanged.
 * @param current the existing branch; undefined for a new one
 * @returns `columns`: what changes. Empty, with unchanged fields, if nothing does.
 */
export function readBranchCells(
  cells: Cells<BranchColumn>,
  current: BranchRecord | undefined,
): { fields: BranchFields; columns: BranchColumn[] } | { issues: CsvIssue[] } {
  const before = current ? toBranchFields(current) : NEW_BRANCH;
  const beforeCells = toBranchCells(current?.id ?? '', before);
  // Values stored by an older version may fail the current validation; unchanged ones don't need it.
  if (current && changedColumns(BRANCH_COLUMNS, beforeCells, { ...cells, id: current.id }).length === 0) {
    return { fields: before, columns: [] };
  }
  const { name, address, state, license_number, manager, time_zone, on_website } = cells;
  const parsed = branchFieldsSchema.safeParse({
    name: name ?? before.name,
    address: address ?? before.address,
    state: state === undefined ? before.state : toStateCode(state),
    licenseNumber: license_number ?? before.licenseNumber,
    manager: manager ?? before.manager,
    time_zone: (time_zone ?? before.time_zone).trim(),
    is_hidden: on_website === undefined ? before.is_hidden : toHidden(on_website, before.is_hidden),
  });
  if (!parsed.success) {
    return {
      issues: parsed.error.issues.map(({ path, message }) => {
        // An issue’s path begins with a field of the schema.
        const column = COLUMN_OF[path[0] as keyof BranchFields];
        if (column === 'on_website') return { column, message: 'Enter yes or no' };
        return {
          column,
          message: column === 'state' ? describeStateProblem(state ?? before.state) : message,
        };
      }),
    };
  }
  const id = current?.id ?? '';
  return {
    fields: parsed.data,
    columns: changedColumns(BRANCH_COLUMNS, beforeCells, toBranchCells(id, parsed.data)),
  };
}

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Returns the branch that a line is about: the one with its id, otherwise the open one with its name and state.
 * @returns undefined for a new branch; a sentence if none or several could be meant
 */
export function findBranchOfLine(
  { id = '', name = '', state = '' }: Cells<BranchColumn>,
  branches: readonly BranchRecord[],
): BranchRecord | CsvIssue | undefined {
  if (id.trim() !== '') {
    const found = branches.find((branch) => branch.id === id.trim());
    return found ?? { column: 'id', message: 'No branch has this id' };
  }
  const same = branches.filter(
    (branch) =>
      !branch.is_closed && plain(branch.name) === plain(name) && branch.state === toStateCode(state),
  );
  if (same.length > 1) {
    return { column: 'id', message: 'Several branches have this name. Enter the id of one.' };
  }
  return same[0];
}

/** Returns a stored branch; undefined if it can't be read. */
export const readBranch = (stored: unknown): BranchRecord | undefined =>
  branchRecordSchema.safeParse(stored).data;
