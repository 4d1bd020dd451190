import { AUDIT_ENTITY_TYPES, type AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { assignmentRuleSchema } from '@brokerage/domain/submission/assignment/assignmentRule';
import { GENERAL_TEAM } from '@brokerage/domain/submission/assignment/generalTeam';
import { officersInRule } from '../../lib/format/company/formatApplicationSettings.ts';

/** Names of entities that records only have as ids. */
export interface Names {
  members: ReadonlyMap<string, string>;
  /** Names of directory entries. */
  officers: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
  /** Names of flyers, templates and links by key, such as `flyer:abc`; null if removed. */
  entities: ReadonlyMap<string, string | null>;
  /** All names have loaded; entities without a name are shown by their id. */
  isSettled: boolean;
}

/** Returns whether a company has only one entity of this type, so that its type is enough to name it. */
export const isSingleton = (type: string): type is 'company' | 'security' | 'audit_log' =>
  type === 'company' || type === 'security' || type === 'audit_log';

/** Returns a table's value, or undefined for an unknown key. */
export const lookUp = (table: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns the name of an action's person, flyer, template or link; otherwise its type and id. Blank while its name may still load. */
export function formatEntity(type: string, id: string, names: Names): string {
  const { members, branches, entities, isSettled } = names;
  if (type === 'member') return members.get(id) ?? (isSettled ? id : '');
  if (isSingleton(type)) return AUDIT_ENTITY_TYPES[type];
  if (type === 'branch' && branches.has(id)) return `${branches.get(id)} branch`;
  const kind = lookUp(AUDIT_ENTITY_TYPES, type) ?? type;
  const name = entities.get(`${type}:${id}`);
  if (name === null) return `${kind} ${id} (removed)`;
  if (name === undefined && !isSettled) return '';
  // Link Analytics finds it by its short code.
  if (type === 'link') return name ? `${id} (${name})` : `${kind} ${id}`;
  return name ?? `${kind} ${id}`;
}

export interface Entity {
  type: string;
  id: string;
}

/** Fields that contain an id, with the type of its entity. */
const ENTITY_FIELDS: Record<string, string> = {
  template_id: 'template',
  copy_of: 'template',
  duplicated_from: 'flyer',
  corrects: 'flyer',
  correction_id: 'flyer',
  flyer_instance_id: 'flyer',
  flyer_id: 'flyer',
  requested_by_user_id: 'member',
  user_id: 'member',
  directory_entry_id: 'directory_entry',
  disabled_by_administrator_id: 'member',
};

/** Returns what a field of a record refers to, if it contains an id. */
export function entityIn(snapshot: AuditRecord['before'], field: string): Entity | undefined {
  const type = lookUp(ENTITY_FIELDS, field);
  const id = snapshot && Object.hasOwn(snapshot, field) ? snapshot[field] : undefined;
  return type !== undefined && typeof id === 'string' && id !== '' ? { type, id } : undefined;
}

/** Returns the keys of everything that the record refers to, such as `flyer:abc`. */
export function toEntityKeys({ entity_type, entity_id, before, after }: AuditRecord): string[] {
  const named = Object.keys(ENTITY_FIELDS).flatMap((field) =>
    [entityIn(before, field), entityIn(after, field)].filter((entity) => entity !== undefined),
  );
  return [`${entity_type}:${entity_id}`, ...named.map(({ type, id }) => `${type}:${id}`)];
}

/** Fields that contain a directory id, or null or GENERAL_TEAM for the General team. */
export const OFFICER_FIELDS: ReadonlySet<string> = new Set([
  'lo_assigned_id',
  'officer',
  'license_officer_id',
]);
/** Fields that contain the id of a directory entry or of something else. */
const HOLDER_FIELD = 'holder_id';

/** Returns the directory ids in a record. */
export const toOfficerIds = ({ before, after }: AuditRecord): string[] =>
  [before, after].flatMap((side) => {
    const rule = assignmentRuleSchema.safeParse(side?.assignment);
    const ids = [...OFFICER_FIELDS, HOLDER_FIELD]
      .map((field) => side?.[field])
      .filter((id) => typeof id === 'string')
      .filter((id) => id !== GENERAL_TEAM);
    return [...ids, ...(rule.success ? officersInRule(rule.data) : [])];
  });

/** Returns the uids of everyone a record refers to. */
export function toUids({ actor_user_id, before, after }: AuditRecord): string[] {
  const fields = [...SUCCESSOR, 'links_forward_to'];
  const named = [before, after].flatMap((side) => fields.map((field) => side?.[field]));
  return [actor_user_id, ...named.filter((uid) => typeof uid === 'string')];
}

/** Fields that hold the uid of a successor. */
export const SUCCESSOR = new Set(['hand_over_to', 'handed_over_to']);
