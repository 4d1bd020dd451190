import { type BranchRecord, MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { readBranch } from '@brokerage/domain/directory/csv/branchCsv';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { findMembersOfEntries } from '../../members/load/findMembersOfEntries.ts';
import { type DirectoryEntries, loadDirectoryEntries } from '../loadDirectoryEntries.ts';
import type { ImportInput } from './lineResult.ts';

type Rows = Extract<ImportInput, { part: 'officers' }>['rows'];

/** What lines about loan officers are compared with. */
export interface LineEntries extends DirectoryEntries {
  branches: BranchRecord[];
  /** Ids of entries with the id or the email of a line that belong to a member. */
  joined: ReadonlySet<string>;
}

const plain = (text = '') => text.trim().toLowerCase();

/** Reads the tenant's branches and directory entries, and who owns the entries that the lines may be about. */
export async function loadLineEntries(
  transaction: Transaction,
  tenantId: string,
  rows: Rows,
): Promise<LineEntries> {
  const [stored, directory] = await Promise.all([
    transaction.get(db.branches(tenantId).withConverter(null).limit(MAX_BRANCHES)),
    loadDirectoryEntries(transaction, tenantId),
  ]);
  const ids = new Set(rows.map(({ cells }) => cells.id?.trim()));
  const emails = new Set(rows.map(({ cells }) => plain(cells.email)));
  const meant = directory.entries.filter(({ id, email }) => ids.has(id) || emails.has(plain(email)));
  const members = await findMembersOfEntries(
    transaction,
    tenantId,
    meant.map(({ id }) => id),
  );
  return {
    ...directory,
    branches: stored.docs.flatMap((one) => readBranch(one.data()) ?? []),
    joined: new Set(members.map(({ officer_id }) => officer_id)),
  };
}
