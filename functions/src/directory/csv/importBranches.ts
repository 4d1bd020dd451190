import { type BranchRecord, MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import {
  findBranchOfLine,
  readBranch,
  readBranchCells,
  toBranchFields,
} from '@brokerage/domain/directory/csv/branchCsv';
import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { toSlug } from '@brokerage/domain/directory/toSlug';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditActor } from '../../audit/audit.ts';
import { loadAuditHeads } from '../../audit/auditHeads.ts';
import { diffFields } from '../../audit/diffFields.ts';
import { db } from '../../data/db.ts';
import { toFreeId } from '../branches/toFreeId.ts';
import { changeBranch, createBranch } from '../branches/writeBranch.ts';
import type { ImportInput } from './lineResult.ts';
import { outdatedLine, refusedLine, toAcceptedLine } from './lineResult.ts';

type Input = Extract<ImportInput, { part: 'branches' }>;

/** Reads the tenant's branches; those that can't be read count, but can't be changed. */
async function loadBranches(transaction: Transaction, tenantId: string) {
  const { docs } = await transaction.get(db.branches(tenantId).withConverter(null).limit(MAX_BRANCHES));
  return {
    taken: new Set(docs.map(({ id }) => id)),
    branches: docs.flatMap((one) => readBranch(one.data()) ?? []),
  };
}

/** Previews or saves lines about branches in the caller's transaction. */
export async function importBranches(
  transaction: Transaction,
  actor: AuditActor,
  { rows, is_preview }: Input,
  now: Date,
): Promise<ImportedLine[]> {
  const { tenant_id: tenantId } = actor;
  const { taken, branches } = await loadBranches(transaction, tenantId);
  const found = rows.map(({ cells }) => findBranchOfLine(cells, branches));
  const ids = [...new Set(found.flatMap((one) => (one && 'id' in one ? [one.id] : [])))];
  const findHead = await loadAuditHeads(transaction, tenantId, 'branch', is_preview ? [] : ids);
  const done = new Set<string>();

  function importRow({ line, cells, expected }: Input['rows'][number], current: BranchRecord | undefined) {
    const read = readBranchCells(cells, current);
    if ('issues' in read) return refusedLine(line, read.issues);
    const { fields, columns } = read;
    const key = current?.id ?? `new ${toSlug(`${fields.name} ${fields.state}`)}`;
    if (done.has(key))
      return refusedLine(line, [{ column: null, message: 'Another line is about the same branch' }]);
    done.add(key);
    const result = toAcceptedLine(line, { revision: current?.revision ?? null, columns });
    if (result.state === 'unchanged') return result;
    if (current?.is_closed) return refusedLine(line, [{ column: 'id', message: 'This branch is closed' }]);
    if (!current && taken.size >= MAX_BRANCHES) {
      return refusedLine(line, [{ column: null, message: `No room: ${MAX_BRANCHES} branches at most` }]);
    }
    if (!is_preview && result.revision !== expected) return outdatedLine(line);
    const id = current?.id ?? toFreeId(fields, taken);
    taken.add(id);
    if (is_preview) return result;
    const change = current && diffFields(toBranchFields(current), fields);
    if (change && current) {
      changeBranch(transaction, actor, {
        id,
        fields,
        revision: current.revision,
        head: findHead(id),
        change,
        now,
      });
    } else if (!current) createBranch(transaction, actor, { id, fields, requestId: null, now });
    return result;
  }

  return rows.map((row, index) => {
    const current = found[index];
    return current && 'message' in current ? refusedLine(row.line, [current]) : importRow(row, current);
  });
}
