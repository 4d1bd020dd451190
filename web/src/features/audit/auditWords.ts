import { AUDIT_ACTIONS, AUDIT_ENTITY_TYPES, type AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { COMPANY_FIELDS } from '../../lib/companyFields.ts';
import { roleName } from '../../lib/roleNames.ts';

/** Names of what records only know by an id. */
export interface Names {
  people: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
}

const lookUp = (table: Record<string, string>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What was done; an act that this version does not know as it is stored. */
export const actionInWords = (action: string): string => lookUp(AUDIT_ACTIONS, action) ?? action;

/** What it was done to: a person's name, or the kind of thing. */
export function entityInWords(type: string, id: string, { people }: Names): string {
  if (type === 'member') return people.get(id) ?? id;
  return lookUp(AUDIT_ENTITY_TYPES, type) ?? `${type} ${id}`;
}

const FIELDS: Record<string, string> = {
  ...COMPANY_FIELDS,
  name: 'Name',
  email: 'Email',
  role: 'Role',
  branch_id: 'Branch',
  status: 'Status',
  hand_over_to: 'Work goes to',
  handed_over_to: 'Went to',
  submissions: 'Applications',
  links: 'Share links',
};

export interface Difference {
  field: string;
  /** Undefined: the record says nothing of it. */
  before: string | undefined;
  after: string | undefined;
}

/** The fields that changed, in words, in the order in which they are stored. */
export function differences({ before, after }: AuditRecord, names: Names): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const words = (snapshot: AuditRecord['before'], field: string) =>
    snapshot && Object.hasOwn(snapshot, field) ? valueInWords(field, snapshot[field], names) : undefined;
  return [...fields].map((field) => ({
    field: lookUp(FIELDS, field) ?? field,
    before: words(before, field),
    after: words(after, field),
  }));
}

const SUCCESSOR = new Set(['hand_over_to', 'handed_over_to']);
const STATUSES: Record<string, string> = { active: 'Active', deactivated: 'Deactivated' };

function valueInWords(field: string, value: unknown, { people, branches }: Names): string {
  if (SUCCESSOR.has(field))
    return value === null ? 'General team' : (people.get(String(value)) ?? String(value));
  if (value === null || value === '') return 'none';
  if (field === 'administrators_need_second_factor') return value === true ? 'required' : 'not required';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (field === 'role') return roleName(text);
  if (field === 'branch_id') return branches.get(text) ?? text;
  if (field === 'status') return lookUp(STATUSES, text) ?? text;
  return text;
}
