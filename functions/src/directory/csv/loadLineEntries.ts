import { type BranchRecord, MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { readBranch } from '@brokerage/domain/directory/csv/branchCsv';
import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { db } from '../../data/db.ts';
import { findMembersOfEntries } from '../findMembersOfEntries.ts';
import type { ImportInput } from './lineAnswer.ts';

type Transaction = FirebaseFirestore.Transaction;
type Rows = Extract<ImportInput, { part: 'officers' }>['rows'];

/** What lines about loan officers are compared with. */
export interface LineEntries {
  branches: BranchRecord[];
  /** Entries with the id, the email or the NMLS number of a line. */
  entries: OfficerRecord[];
  /** Ids of entries that belong to a member. */
  joined: ReadonlySet<string>;
}

/** Values of one query: Firestore takes 30. */
const AT_ONCE = 30;
/** Entries of one query: more than have the same address or number. */
const MOST_ENTRIES = 100;

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.map((value) => value?.trim() ?? '').filter((value) => value !== '')),
];

/** Reads the tenant's branches, and the entries that lines may be about. */
export async function loadLineEntries(
  transaction: Transaction,
  tenantId: string,
  rows: Rows,
): Promise<LineEntries> {
  const officers = db.officers(tenantId).withConverter(null);
  const cells = rows.map((row) => row.cells);
  const ids = distinct(cells.map(({ id }) => id)).filter((id) => /^[^/]{1,128}$/.test(id));
  // As it is written and in small letters, as sign-in addresses are.
  const emails = distinct(cells.flatMap(({ email }) => [email, email?.toLowerCase()]));
  const numbers = distinct(cells.map(({ nmls }) => nmls));
  const asked = [
    { field: 'email', values: emails.slice(0, AT_ONCE) },
    { field: 'email', values: emails.slice(AT_ONCE) },
    { field: 'nmls', values: numbers },
  ].filter(({ values }) => values.length > 0);
  const [stored, byId, ...pages] = await Promise.all([
    transaction.get(db.branches(tenantId).withConverter(null).limit(MAX_BRANCHES)),
    ids.length === 0 ? [] : transaction.getAll(...ids.map((id) => officers.doc(id))),
    ...asked.map(({ field, values }) =>
      transaction.get(officers.where(field, 'in', values).limit(MOST_ENTRIES)),
    ),
  ]);
  const found = new Map(
    [...byId, ...pages.flatMap(({ docs }) => docs)]
      .map((one) => officerRecordSchema.safeParse({ ...(one.data() as object | undefined), id: one.id }).data)
      .flatMap((entry) => (entry ? [[entry.id, entry] as const] : [])),
  );
  const members = await findMembersOfEntries(transaction, tenantId, [...found.keys()]);
  return {
    branches: stored.docs.flatMap((one) => readBranch(one.data()) ?? []),
    entries: [...found.values()],
    joined: new Set(members.map(({ officer_id }) => officer_id)),
  };
}
