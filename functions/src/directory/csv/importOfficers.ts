import { createHash } from 'node:crypto';
import type { CsvIssue } from '@brokerage/domain/directory/csv/csvCells';
import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { findEntryOfLine } from '@brokerage/domain/directory/csv/findEntryOfLine';
import {
  type ImportedOfficer,
  type OfficerColumn,
  PROFILE_COLUMNS,
  readOfficerCells,
  toImportedOfficer,
} from '@brokerage/domain/directory/csv/officerCsv';
import { hasLeft, missingFields } from '@brokerage/domain/directory/entryState';
import { MAX_DIRECTORY_ENTRIES, type OfficerRecord } from '@brokerage/domain/directory/officer';
import { toSlug } from '@brokerage/domain/directory/toSlug';
import type { AuditActor } from '../../audit/audit.ts';
import { changes } from '../../audit/changes.ts';
import { storedHead } from '../../audit/storedHead.ts';
import { db } from '../../data/db.ts';
import { changeEntry } from '../changeEntry.ts';
import { createImportedEntry } from './createImportedEntry.ts';
import type { ImportInput } from './lineAnswer.ts';
import { accepted, outdatedLine, refusedLine } from './lineAnswer.ts';
import { type LineEntries, loadLineEntries } from './loadLineEntries.ts';

type Transaction = FirebaseFirestore.Transaction;
type Input = Extract<ImportInput, { part: 'officers' }>;
type Row = Input['rows'][number];

/** Returns what an entry has of its own. The profile may write a phone number in another way, which isn't ours to change. */
const withoutProfile = ({
  title,
  branchId,
  bio,
  languages,
  licensed_states,
  booking_url,
}: ImportedOfficer) => ({
  title,
  branchId,
  bio,
  languages,
  licensed_states,
  booking_url,
});

/** Returns ids for a new entry, the best one first. The second is made of the email, so that a namesake gets one, too. */
function toEntryIds({ name, email }: Pick<ImportedOfficer, 'name' | 'email'>): [string, string] {
  const slug = toSlug(name) || 'officer';
  const part = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 8);
  return [slug, `${slug}-${part}`];
}

/** Returns what `loadLineEntries` can't know: which ids are taken, and how many entries there are. */
async function loadTaken(transaction: Transaction, tenantId: string, rows: readonly Row[]) {
  const ids = [
    ...new Set(
      rows.flatMap(({ cells: { name = '', email = '' } }) => toEntryIds({ name, email: email.trim() })),
    ),
  ];
  const officers = db.officers(tenantId).withConverter(null);
  const [stored, full] = await Promise.all([
    transaction.getAll(...ids.map((id) => officers.doc(id))),
    transaction.get(officers.limit(MAX_DIRECTORY_ENTRIES).count()),
  ]);
  return {
    taken: new Set(stored.filter(({ exists }) => exists).map(({ id }) => id)),
    count: full.data().count,
  };
}

/** Returns why an entry can't be changed so: it is somebody's, on the website, or would pass for a colleague's. */
function findConflicts(
  entry: OfficerRecord,
  fields: ImportedOfficer,
  columns: readonly OfficerColumn[],
  { entries, joined }: Pick<LineEntries, 'entries' | 'joined'>,
): CsvIssue[] {
  const missing = entry.listed ? missingFields(fields) : [];
  const others = entries.filter((other) => other.id !== entry.id && !hasLeft(other));
  return [
    ...PROFILE_COLUMNS.filter((column) => joined.has(entry.id) && columns.includes(column)).map((column) => ({
      column,
      message: 'Comes from their profile. They change it in Profile Settings.',
    })),
    ...(['email', 'nmls'] as const)
      .filter((column) => columns.includes(column) && fields[column] !== '')
      .flatMap((column) => {
        const holder = others.find((other) => other[column].toLowerCase() === fields[column]);
        return holder ? [{ column, message: `${holder.name} has this already` }] : [];
      }),
    ...(missing.length > 0
      ? [{ column: null, message: `They’re on the website, which needs: ${missing.join(', ')}` }]
      : []),
  ];
}

/** Previews or saves lines about loan officers in the caller's transaction. */
export async function importOfficers(
  transaction: Transaction,
  actor: AuditActor,
  { rows, is_preview }: Input,
): Promise<ImportedLine[]> {
  const { tenant_id: tenantId } = actor;
  const [known, { taken, count }] = await Promise.all([
    loadLineEntries(transaction, tenantId, rows),
    loadTaken(transaction, tenantId, rows),
  ]);
  const found = rows.map(({ cells }) => findEntryOfLine(cells, known.entries));
  const ids = [...new Set(found.flatMap((one) => (one && 'id' in one ? [one.id] : [])))];
  const stored =
    is_preview || ids.length === 0
      ? []
      : await transaction.getAll(...ids.map((id) => db.audited(tenantId, 'directory_entry', id)));
  const headOf = (id: string) => storedHead(stored[ids.indexOf(id)]);
  const done = new Set<string>();
  let total = count;

  function importRow({ line, cells, expected }: Row, current: OfficerRecord | undefined): ImportedLine {
    const read = readOfficerCells(cells, current, known.branches);
    if ('issues' in read) return refusedLine(line, read.issues);
    const { fields, columns } = read;
    const keys = current
      ? [current.id]
      : [`email ${fields.email.toLowerCase()}`, `nmls ${fields.nmls || line}`];
    if (keys.some((key) => done.has(key))) {
      return refusedLine(line, [{ column: null, message: 'Another line is about the same person' }]);
    }
    for (const key of keys) done.add(key);
    const answer = accepted(line, { revision: current?.revision ?? null, columns });
    if (answer.state === 'unchanged') return answer;
    const conflicts = current ? findConflicts(current, fields, columns, known) : [];
    if (conflicts.length > 0) return refusedLine(line, conflicts);
    const id = current?.id ?? toEntryIds(fields).find((one) => !taken.has(one));
    if (!current && (id === undefined || total >= MAX_DIRECTORY_ENTRIES)) {
      return refusedLine(line, [{ column: null, message: 'Your directory holds as many entries as it can' }]);
    }
    if (!is_preview && answer.revision !== expected) return outdatedLine(line);
    if (id !== undefined) taken.add(id);
    if (!current) total += 1;
    if (is_preview || id === undefined) return answer;
    if (!current) {
      createImportedEntry(transaction, actor, id, fields);
      return answer;
    }
    const own = known.joined.has(id) ? withoutProfile(fields) : fields;
    const change = changes(toImportedOfficer(current), own);
    if (change) changeEntry(transaction, actor, { entry: current, fields: own, head: headOf(id), change });
    return answer;
  }

  return rows.map((row, index) => {
    const current = found[index];
    return current && 'message' in current ? refusedLine(row.line, [current]) : importRow(row, current);
  });
}
