import { chunks } from '@brokerage/domain/collections/chunks';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** Names by id; an id whose record is gone has none. */
export interface ExportNames {
  officers: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
  /** Label and code of shared links. */
  links: ReadonlyMap<string, string>;
}

const READ_AT_ONCE = 300;

/** Loads names of records by id, without those that are gone or have none. */
async function loadNames(
  ids: readonly (string | null | undefined)[],
  toRef: (id: string) => DocumentReference,
  toName: (stored: DocumentSnapshot) => unknown,
): Promise<Map<string, string>> {
  const distinct = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const names = new Map<string, string>();
  for (const batch of chunks(distinct, READ_AT_ONCE)) {
    const refs = batch.map(toRef);
    for (const stored of await db.runReadOnly((transaction) => transaction.getAll(...refs))) {
      const name = toName(stored);
      if (typeof name === 'string' && name !== '') names.set(stored.id, name);
    }
  }
  return names;
}

/** Loads the names of the officers, branches and shared links that the submissions refer to, each once. */
export async function loadExportNames(
  tenantId: string,
  submissions: readonly Submission[],
): Promise<ExportNames> {
  const [officers, branches, links] = await Promise.all([
    loadNames(
      submissions.map((submission) => submission.lo_assigned_id),
      (id) => db.officers(tenantId).doc(id),
      (stored) => stored.get('name') as unknown,
    ),
    loadNames(
      submissions.map((submission) => submission.branch_id),
      (id) => db.branches(tenantId).doc(id),
      (stored) => stored.get('name') as unknown,
    ),
    loadNames(
      submissions.map((submission) => submission.shared_link_id),
      (id) => db.sharedLinks(tenantId).doc(id),
      (stored) => {
        const label = stored.get('label') as unknown;
        return typeof label === 'string' && label !== '' ? `${label} (${stored.id})` : stored.id;
      },
    ),
  ]);
  return { officers, branches, links };
}
