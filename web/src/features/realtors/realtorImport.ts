import { REALTOR_LIMITS, type Realtor } from '@brokerage/domain/directory/realtor';
import { formatPhone } from '../../ui/formatPhone.ts';
import { type Delimiter, parseCsv } from './csv.ts';
import { duplicateOf, entryErrors, NEW_ENTRY, type RealtorEntry, realtorEntrySchema } from './realtor.ts';

export const IMPORT_COLUMNS = ['name', 'email', 'phone', 'mls_id', 'brokerage', 'notes'] as const;
/** Lines of realtors in one file: they are stored in one write, of which Firestore takes 500. */
export const IMPORT_LIMIT = 500;

export interface RealtorImport {
  entries: readonly RealtorEntry[];
  /** What is left out, by line of the file, and why. */
  leftOut: readonly { line: number; reason: string }[];
}

const DELIMITER_WORDS: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

const isColumn = (text: string): text is (typeof IMPORT_COLUMNS)[number] =>
  (IMPORT_COLUMNS as readonly string[]).includes(text);

/** Also as the table on the page writes it: MLS ID. */
const columnName = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '_');

/** What of a CSV file can be imported beside the realtors that are there; a sentence when nothing of it can be read. */
export function readImport(text: string, realtors: readonly Realtor[]): RealtorImport | string {
  const { records, delimiter } = parseCsv(text);
  if (!records) return 'A quotation mark in this file is misplaced or not closed.';
  const [header, ...lines] = records;
  const columns = header?.cells.map(columnName) ?? [];
  if (!columns.includes('name') || !columns.every(isColumn) || new Set(columns).size < columns.length) {
    return `The first line has to name the columns: ${IMPORT_COLUMNS.join(',')}. Only name is needed.`;
  }
  if (lines.length === 0) return 'There are no realtors in this file.';
  if (lines.length > IMPORT_LIMIT) {
    return `This file has ${lines.length} realtors. Please import at most ${IMPORT_LIMIT} at a time.`;
  }
  const entries: RealtorEntry[] = [];
  const leftOut: { line: number; reason: string }[] = [];
  const known = [...realtors];
  for (const { line, cells } of lines) {
    const values = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
    const parsed = realtorEntrySchema.safeParse({ ...NEW_ENTRY, ...values });
    const duplicate = parsed.data && duplicateOf(parsed.data, known, undefined);
    if (cells.length > columns.length) {
      const reason = `More values than columns: put values with ${DELIMITER_WORDS[delimiter]} in quotation marks`;
      leftOut.push({ line, reason });
    } else if (!parsed.success) {
      const errors = Object.values(entryErrors({ ...NEW_ENTRY, ...values }));
      leftOut.push({ line, reason: errors.join('; ') });
    } else if (duplicate) {
      const place = realtors.includes(duplicate) ? 'the list' : duplicate.id;
      leftOut.push({ line, reason: `${parsed.data.name} is in ${place} already` });
    } else {
      const entry = { ...parsed.data, phone: formatPhone(parsed.data.phone, REALTOR_LIMITS.phone) };
      entries.push(entry);
      known.push({ id: `line ${line}`, tenant_id: '', created_by_user_id: '', ...entry });
    }
  }
  return { entries, leftOut };
}

export const countOf = (count: number) => (count === 1 ? '1 realtor' : `${count} realtors`);
