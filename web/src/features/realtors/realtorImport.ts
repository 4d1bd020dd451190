import type { Realtor } from '@brokerage/domain/directory/realtor';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { readTable } from '../../lib/csv/readTable.ts';
import { formatPhone } from '../../lib/format/contact/formatPhone.ts';
import { entryErrors, findDuplicate, NEW_ENTRY, type RealtorEntry, realtorEntrySchema } from './realtor.ts';

export const IMPORT_COLUMNS = ['name', 'email', 'phone', 'mls_id', 'brokerage', 'notes'] as const;
/** Maximum realtors in a file: they're saved in one write, and Firestore's limit is 500. */
export const IMPORT_LIMIT = 500;

export interface RealtorImport {
  entries: readonly RealtorEntry[];
  /** The lines left out, and why. */
  leftOut: readonly { line: number; reason: string }[];
  /** Headers of columns that are not imported. */
  ignored: readonly string[];
}

type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Column names in other programs; capitals, spaces and punctuation are ignored. */
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

/** A file to start from, with one line as an example. */
export const SAMPLE_FILE = `${IMPORT_COLUMNS.join(',')}
Jamie Sample,jamie@realty.example,(973) 555-0150,MLS-1000,Sample Realty,Met at the open house
`;

/** Returns a CSV file's realtors that aren't on the list yet, or an error message if the file can't be read. */
export function readImport(text: string, realtors: readonly Realtor[]): RealtorImport | string {
  const table = readTable(text, {
    aliases: ALIASES,
    needed: { columns: ['name'], called: '“name” or “full name”' },
    limit: IMPORT_LIMIT,
    plural: 'realtors',
  });
  if (typeof table === 'string') return table;
  const entries: RealtorEntry[] = [];
  const leftOut: { line: number; reason: string }[] = [];
  const known = [...realtors];
  for (const { line, cells, problem } of table.lines) {
    const parsed = realtorEntrySchema.safeParse({ ...NEW_ENTRY, ...cells });
    const duplicate = parsed.data && findDuplicate(parsed.data, known, undefined);
    if (problem !== undefined) {
      leftOut.push({ line, reason: problem });
    } else if (!parsed.success) {
      const errors = Object.values(entryErrors({ ...NEW_ENTRY, ...cells }));
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
  return { entries, leftOut, ignored: table.ignored };
}
