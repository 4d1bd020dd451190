import {
  AUDIT_ENTITY_TYPES,
  type AuditEntityType,
  type AuditHead,
  auditHeadSchema,
} from '@brokerage/domain/audit/auditRecord';
import type { AuditEvidence, AuditedEntity } from '@brokerage/domain/audit/checkAuditLog';
import { db } from '../db.ts';
import { readCompanyHead } from './companyHead.ts';

type Transaction = FirebaseFirestore.Transaction;
type Entity = Pick<AuditEvidence, 'entity_type' | 'entity_id'>;

/** Entities of one read. A log names thousands, and one read for each would take longer than a call may. */
const AT_ONCE = 300;

const headIn = (snapshot: FirebaseFirestore.DocumentSnapshot | undefined): AuditHead | null => {
  const parsed = auditHeadSchema.safeParse(snapshot?.get('audit_head'));
  return parsed.success ? parsed.data : null;
};

const isKnown = (type: string): type is AuditEntityType => Object.hasOwn(AUDIT_ENTITY_TYPES, type);

const keyOf = ({ entity_type, entity_id }: Entity) => `${entity_type} ${entity_id}`;

/** Reads the entities' heads; one of an unknown type has none. */
async function readHeads(
  transaction: Transaction,
  tenantId: string,
  entities: readonly Entity[],
): Promise<AuditedEntity[]> {
  const refs = entities.flatMap(({ entity_type, entity_id }) =>
    isKnown(entity_type) ? [db.audited(tenantId, entity_type, entity_id)] : [],
  );
  // Without the mask whole flyers would come along.
  const snapshots = refs.length === 0 ? [] : await transaction.getAll(...refs, { fieldMask: ['audit_head'] });
  const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  return entities.map(({ entity_type, entity_id }) => ({
    entity_type,
    entity_id,
    head: isKnown(entity_type) ? headIn(byPath.get(db.audited(tenantId, entity_type, entity_id).path)) : null,
  }));
}

/** Reads everything that has records, and everything that could point to one. */
export async function readAuditedEntities(
  transaction: Transaction,
  tenantId: string,
  records: readonly Entity[],
): Promise<AuditedEntity[]> {
  const members = db.userRoles().withConverter(null).where('tenant_id', '==', tenantId).select('audit_head');
  const found = new Map<string, AuditedEntity>();
  for (const member of (await transaction.get(members)).docs) {
    found.set(`member ${member.id}`, { entity_type: 'member', entity_id: member.id, head: headIn(member) });
  }
  found.set(`company ${tenantId}`, {
    entity_type: 'company',
    entity_id: tenantId,
    head: await readCompanyHead(transaction, tenantId),
  });
  const named: Entity[] = [{ entity_type: 'security', entity_id: tenantId }, ...records];
  const others = [...new Map(named.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !found.has(keyOf(one)),
  );
  for (let start = 0; start < others.length; start += AT_ONCE) {
    const some = await readHeads(transaction, tenantId, others.slice(start, start + AT_ONCE));
    for (const entity of some) found.set(keyOf(entity), entity);
  }
  return [...found.values()];
}
