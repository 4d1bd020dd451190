import type { Realtor } from '@brokerage/domain/directory/realtor';
import { TEXT_LIMITS } from '@brokerage/domain/textLimits';
import { formatPhone } from '../../lib/format/formatPhone.ts';
import { type Delimiter, parseCsv } from './parseCsv.ts';
import { entryErrors, findDuplicate, NEW_ENTRY, type RealtorEntry, realtorEntrySchema } from './realtor.ts';

export const IMPORT_COLUMNS = ['name', 'email', 'phone', 'mls_id', 'brokerage', 'notes'] as const;
/** Lines of realtors in one file: they are stored in one write, of which Firestore takes 500. */
export const IMPORT_LIMIT = 500;

export interface RealtorImport {
  entries: readonly RealtorEntry[];
  /** What is left out, by line of the file, and why. */
  leftOut: readonly { line: number; reason: string }[];
  /** Headers of columns that are not imported. */
  ignored: readonly string[];
}

const DELIMITER_WORDS: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** How other programs call the columns; capitals, blanks and punctuation don't count. */
const ALIASES: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'fullname', 'realtor', 'realtorname', 'agent', 'agentname', 'contact', 'contactname'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'primaryemail'],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'workphone',
  ],
  mls_id: ['mlsid', 'mls', 'mlsnumber', 'mlsno', 'mlsagentid'],
  brokerage: ['brokerage', 'brokeragename', 'broker', 'company', 'companyname', 'office', 'firm', 'agency'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
};

function columnOf(header: string): ImportColumn | undefined {
  const plain = header.toLowerCase().replace(/[^a-z0-9]/g, '');
  return IMPORT_COLUMNS.find((column) => ALIASES[column].includes(plain));
}

const SHOWN_HEADERS = 10;
const LONGEST_HEADER = 40;

/** Headers of a file for a sentence; a file that isn't a list may have anything there. */
function quoted(headers: readonly string[]): string {
  const shown = headers
    .map((header) => header.trim())
    .filter((header) => header !== '')
    .slice(0, SHOWN_HEADERS)
    .map((header) => `“${header.slice(0, LONGEST_HEADER)}”`);
  return shown.length === 0 ? 'none' : shown.join(', ');
}

/** Returns why a first line can't be used, or undefined. */
function headerProblem(headers: readonly string[]): string | undefined {
  const columns = headers.map(columnOf);
  if (!columns.includes('name')) {
    return `This file needs a column called “name” or “full name” in its first line. Columns found: ${quoted(headers)}.`;
  }
  const twice = IMPORT_COLUMNS.find((column) => columns.filter((one) => one === column).length > 1);
  if (!twice) return undefined;
  const same = headers.filter((header) => columnOf(header) === twice);
  return `More than one column has the ${twice}: ${quoted(same)}. Remove all but one.`;
}

/** A file to start from, with one line as an example. */
export const SAMPLE_FILE = `${IMPORT_COLUMNS.join(',')}
Jamie Sample,jamie@realty.example,(973) 555-0150,MLS-1000,Sample Realty,Met at the open house
`;

/** What of a CSV file can be imported beside the realtors that are there; a sentence when nothing of it can be read. */
export function readImport(text: string, realtors: readonly Realtor[]): RealtorImport | string {
  const { records, delimiter } = parseCsv(text);
  if (!records) return 'A quotation mark in this file is misplaced or not closed.';
  const [header, ...lines] = records;
  const headers = header?.cells ?? [];
  const problem = headerProblem(headers);
  if (problem) return problem;
  const columns = headers.map(columnOf);
  const ignored = headers.filter((one) => one.trim() !== '' && !columnOf(one)).map((one) => one.trim());
  if (lines.length === 0) return 'There are no realtors in this file.';
  if (lines.length > IMPORT_LIMIT) {
    return `This file has ${lines.length} realtors. Please import at most ${IMPORT_LIMIT} at a time.`;
  }
  const entries: RealtorEntry[] = [];
  const leftOut: { line: number; reason: string }[] = [];
  const known = [...realtors];
  for (const { line, cells } of lines) {
    const values = Object.fromEntries(
      columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])),
    );
    const parsed = realtorEntrySchema.safeParse({ ...NEW_ENTRY, ...values });
    const duplicate = parsed.data && findDuplicate(parsed.data, known, undefined);
    if (cells.length > columns.length) {
      const reason = `More values than columns: put values with ${DELIMITER_WORDS[delimiter]} in quotation marks`;
      leftOut.push({ line, reason });
    } else if (!parsed.success) {
      const errors = Object.values(entryErrors({ ...NEW_ENTRY, ...values }));
      leftOut.push({ line, reason: errors.join('; ') });
    } else if (duplicate) {
      const place = realtors.includes(duplicate) ? 'the list' : duplicate.id;
      leftOut.push({ line, reason: `${parsed.data.name} is already in ${place}` });
    } else {
      const entry = { ...parsed.data, phone: formatPhone(parsed.data.phone, TEXT_LIMITS.phoneMax) };
      entries.push(entry);
      known.push({ id: `line ${line}`, tenant_id: '', created_by_user_id: '', ...entry });
    }
  }
  return { entries, leftOut, ignored };
}

export const countOf = (count: number) => (count === 1 ? '1 realtor' : `${count} realtors`);
