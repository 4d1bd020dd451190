import type { CsvIssue } from '@brokerage/domain/directory/csv/csvCells';
import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { findEntryOfLine } from '@brokerage/domain/directory/csv/findEntryOfLine';
import {
  type ImportedOfficer,
  readOfficerCells,
  toImportedOfficer,
} from '@brokerage/domain/directory/csv/officerCsv';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { toSlug } from '@brokerage/domain/directory/toSlug';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../../audit/audit.ts';
import { loadAuditHeads } from '../../audit/auditHeads.ts';
import { diffFields } from '../../audit/diffFields.ts';
import { db } from '../../data/db.ts';
import { sha256 } from '../../data/sha256.ts';
import { findNmlsHolder } from '../../profile/findNmlsHolder.ts';
import { changeEntry } from '../changeEntry.ts';
import { type ImportInput, outdatedLine, refusedLine, toAcceptedLine } from './lineResult.ts';
import { type LineEntries, loadLineEntries } from './loadLineEntries.ts';
import { type OfficerLine, officerConflicts, toIdentities } from './officerConflicts.ts';

type Input = Extract<ImportInput, { part: 'officers' }>;
type Row = Input['rows'][number];

/** Returns the fields that an import compares. The profile may format a phone number differently, which an import leaves alone. */
const withoutProfile = ({
  title,
  branchId,
  bio,
  languages,
  specialties,
  licensed_states,
  booking_url,
}: ImportedOfficer) => ({
  title,
  branchId,
  bio,
  languages,
  specialties,
  licensed_states,
  booking_url,
});

/** Returns possible ids for a new entry, best first. The second comes from the email, for people with the same name. */
function importedEntryIds({ name, email }: Pick<ImportedOfficer, 'name' | 'email'>): [string, string] {
  const slug = toSlug(name) || 'officer';
  const part = sha256(email.toLowerCase()).slice(0, 8);
  return [slug, `${slug}-${part}`];
}

/** Reads a line, and who else has its NMLS number if it is new. */
async function readLine(
  transaction: Transaction,
  tenantId: string,
  { cells }: Row,
  { entries, branches }: LineEntries,
): Promise<OfficerLine | { issues: CsvIssue[] }> {
  const current = findEntryOfLine(cells, entries);
  if (current && 'message' in current) return { issues: [current] };
  const read = readOfficerCells(cells, current, branches);
  if ('issues' in read) return read;
  const isNew = !current || read.columns.includes('nmls');
  const subject = { tenant_id: tenantId, user_id: '', officer_id: current?.id ?? null };
  return {
    current,
    ...read,
    nmlsHolder: isNew ? await findNmlsHolder(transaction, subject, read.fields.nmls) : undefined,
  };
}

/** Previews or saves lines about loan officers in the caller's transaction. */
export async function importOfficers(
  transaction: Transaction,
  actor: AuditActor,
  { rows, is_preview }: Input,
  now: Date,
): Promise<ImportedLine[]> {
  const { tenant_id: tenantId } = actor;
  const known = await loadLineEntries(transaction, tenantId, rows);
  const read = await Promise.all(rows.map((row) => readLine(transaction, tenantId, row, known)));
  const ids = [...new Set(read.flatMap((one) => ('issues' in one ? [] : (one.current?.id ?? []))))];
  const findHead = await loadAuditHeads(transaction, tenantId, 'directory_entry', is_preview ? [] : ids);
  const { taken } = known;
  const done = new Set<string>();

  /** Returns issues for lines about the same person as an earlier line of the call. */
  function findRepeated(one: OfficerLine): CsvIssue[] {
    const keys = toIdentities(one).map(({ column, value }) => ({ column, key: `${column} ${value}` }));
    const { current } = one;
    const isSamePerson = current && done.has(`id ${current.id}`);
    const repeated = keys.filter(({ key }) => done.has(key));
    for (const { key } of keys) done.add(key);
    if (current) done.add(`id ${current.id}`);
    if (isSamePerson || repeated.some(({ column }) => !current && column === 'email')) {
      return [{ column: null, message: 'Another line is about the same person' }];
    }
    return repeated.map(({ column }) => ({
      column,
      message: column === 'nmls' ? 'Another line has this NMLS number' : 'Another line has this email',
    }));
  }

  function importRow({ line, expected }: Row, one: OfficerLine): ImportedLine {
    const { current, fields, columns } = one;
    const repeated = findRepeated(one);
    if (repeated.length > 0) return refusedLine(line, repeated);
    const result = toAcceptedLine(line, { revision: current?.revision ?? null, columns });
    if (result.state === 'unchanged') return result;
    const conflicts = officerConflicts(one, known);
    if (conflicts.length > 0) return refusedLine(line, conflicts);
    const id = current?.id ?? importedEntryIds(fields).find((wanted) => !taken.has(wanted));
    if (id === undefined || (!current && taken.size >= MAX_DIRECTORY_ENTRIES)) {
      return refusedLine(line, [{ column: null, message: 'Your directory has reached its limit' }]);
    }
    if (!is_preview && result.revision !== expected) return outdatedLine(line);
    taken.add(id);
    if (is_preview) return result;
    if (!current) {
      createImportedEntry(transaction, actor, { id, fields, now });
      return result;
    }
    const own = known.joined.has(id) ? withoutProfile(fields) : fields;
    const change = diffFields(toImportedOfficer(current), own);
    if (change)
      changeEntry(transaction, actor, { entry: current, fields: own, head: findHead(id), change, now });
    return result;
  }

  return rows.map((row, index) => {
    const one = read[index];
    return !one || 'issues' in one ? refusedLine(row.line, one?.issues ?? []) : importRow(row, one);
  });
}

/** Creates the entry of somebody without an account, not listed, and records it. */
function createImportedEntry(
  transaction: Transaction,
  actor: AuditActor,
  { id, fields, now }: { id: string; fields: ImportedOfficer; now: Date },
): void {
  const { tenant_id: tenantId } = actor;
  transaction.create(db.officers(tenantId).doc(id), {
    id,
    ...fields,
    photo: '',
    listed: false,
    has_left: false,
    order: null,
    revision: 0,
  });
  audit(transaction, {
    actor,
    action: 'directory_entry_created',
    entity: { type: 'directory_entry', id, head: null },
    before: null,
    after: { ...fields },
    at: now,
  });
}
