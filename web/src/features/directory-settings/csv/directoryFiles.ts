import { BRANCH_COLUMNS, type BranchColumn } from '@brokerage/domain/directory/csv/branchCsv';
import { IMPORT_LINES } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { OFFICER_COLUMNS, type OfficerColumn } from '@brokerage/domain/directory/csv/officerCsv';
import { type CsvTable, readTable } from '../../../lib/csv/readTable.ts';

/** The parts of the directory that can be imported. */
export type ImportPart = 'branches' | 'officers';
export type DirectoryColumn = BranchColumn | OfficerColumn;

const BRANCH_ALIASES: Record<BranchColumn, readonly string[]> = {
  id: ['id', 'branchid'],
  name: ['name', 'branch', 'branchname', 'town', 'city'],
  address: ['address', 'streetaddress', 'location'],
  state: ['state', 'st'],
  license_number: ['licensenumber', 'license', 'licenseno'],
  manager: ['manager', 'branchmanager', 'managername'],
  time_zone: ['timezone', 'tz'],
  on_website: ['onwebsite', 'website', 'public', 'shown'],
};

const OFFICER_ALIASES: Record<OfficerColumn, readonly string[]> = {
  id: ['id', 'entryid'],
  name: ['name', 'fullname', 'loanofficer', 'officer'],
  email: ['email', 'emailaddress', 'mail', 'workemail'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'cell', 'workphone'],
  nmls: ['nmls', 'nmlsid', 'nmlsnumber', 'nmlsno'],
  title: ['title', 'jobtitle'],
  branch: ['branch', 'branchname', 'branchid', 'office'],
  about: ['about', 'bio', 'biography'],
  languages: ['languages', 'language'],
  licensed_states: ['licensedstates', 'licensedin', 'states'],
  specialties: ['specialties', 'specialty', 'workswith', 'focus'],
  booking_link: ['bookinglink', 'bookingurl', 'calendar', 'calendly'],
};

interface DirectoryFile {
  title: string;
  /** Nouns for one record, and for several. */
  one: string;
  many: string;
  columns: readonly DirectoryColumn[];
  /** The required columns, and the format of the cells. */
  help: string;
  sample: { name: string; text: string };
}

export const DIRECTORY_FILES: Record<ImportPart, DirectoryFile> = {
  branches: {
    title: 'Import branches',
    one: 'branch',
    many: 'branches',
    columns: BRANCH_COLUMNS,
    help: 'A new branch needs a name, address, state, license number and manager. Leave the id blank for it.',
    sample: {
      name: 'branches-sample.csv',
      text: `${BRANCH_COLUMNS.join(',')}
,Sample Town,"1 Main Street, Sample Town, NJ 08753",NJ,NJ-SAMPLE-1,Jamie Sample,,yes
`,
    },
  },
  officers: {
    title: 'Import loan officers',
    one: 'loan officer',
    many: 'loan officers',
    columns: OFFICER_COLUMNS,
    help: 'A new loan officer needs a name and email. Leave the id blank for them. Put semicolons between languages, states and specialties.',
    sample: {
      name: 'loan-officers-sample.csv',
      text: `${OFFICER_COLUMNS.join(',')}
,Jamie Sample,jamie@lender.example,(973) 555-0150,1990150,Loan Officer,,Jamie helps first-time buyers.,English; Spanish,NJ; NY,https://meet.example/jamie,First-time buyers; FHA loans
`,
    },
  },
};

/** Parses a file's lines for a part of the directory; returns an error message if nothing in it can be read. */
export function readDirectoryFile(part: ImportPart, text: string): CsvTable<DirectoryColumn> | string {
  const aliases = part === 'branches' ? BRANCH_ALIASES : OFFICER_ALIASES;
  return readTable<DirectoryColumn>(text, {
    // Each list of aliases covers only some of the columns.
    aliases: aliases as Record<DirectoryColumn, readonly string[]>,
    needed: { columns: ['name', 'id'], called: '“name” or “id”' },
    limit: IMPORT_LINES,
    plural: DIRECTORY_FILES[part].many,
  });
}
