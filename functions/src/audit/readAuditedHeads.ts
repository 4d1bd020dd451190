import type { AuditedEntity } from '@brokerage/domain/audit/auditEvidence';
import type { AuditEntity } from '@brokerage/domain/audit/auditLogReader';
import { AUDIT_ENTITY_TYPES, type AuditEntityType } from '@brokerage/domain/audit/auditRecord';
import { chunks } from '@brokerage/domain/collections/chunks';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { loadCompanyAuditHead, toAuditHead } from './auditHeads.ts';

/** Entities per read. A log names thousands, and one read for each would exceed a call's time limit. */
const BATCH_SIZE = 300;

const isKnown = (type: string): type is AuditEntityType => Object.hasOwn(AUDIT_ENTITY_TYPES, type);

/** Reads the heads stored on the entities' own records; an entity of an unknown type has none. */
export async function readAuditedHeads(
  transaction: Transaction,
  tenantId: string,
  entities: readonly AuditEntity[],
): Promise<AuditedEntity[]> {
  const found: AuditedEntity[] = [];
  for (const some of chunks(entities, BATCH_SIZE)) {
    found.push(...(await readHeads(transaction, tenantId, some)));
  }
  return found;
}

async function readHeads(
  transaction: Transaction,
  tenantId: string,
  entities: readonly AuditEntity[],
): Promise<AuditedEntity[]> {
  const refs = entities.flatMap(({ entity_type, entity_id }) =>
    isKnown(entity_type) && entity_type !== 'company' ? [db.audited(tenantId, entity_type, entity_id)] : [],
  );
  // Without the mask, this would load whole flyers.
  const snapshots = refs.length === 0 ? [] : await transaction.getAll(...refs, { fieldMask: ['audit_head'] });
  const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  const findHead = ({ entity_type, entity_id }: AuditEntity) => {
    if (!isKnown(entity_type)) return null;
    // Its head may still be in its older place.
    if (entity_type === 'company') return loadCompanyAuditHead(transaction, tenantId);
    return toAuditHead(byPath.get(db.audited(tenantId, entity_type, entity_id).path));
  };
  return Promise.all(
    entities.map(async ({ entity_type, entity_id }) => ({
      entity_type,
      entity_id,
      head: await findHead({ entity_type, entity_id }),
    })),
  );
}
