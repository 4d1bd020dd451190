import { createHash } from 'node:crypto';
import { auditDay, dayAfter, nextAuditRecord, nextAuditSeal } from '@brokerage/domain/audit/auditChain';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditEntityType, AuditRecord, AuditSeal } from '@brokerage/domain/audit/auditRecord';
import { flyerActs, LOG_BEGINS } from './flyers.ts';
import { people, UIDS } from './people.ts';
import type { SeedAct } from './seedAct.ts';
import { seededApplications } from './seededApplications.ts';
import { HARBORVIEW, LARKFIELD, tenants } from './tenants.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The last sealed day; later ones are left for trying out sealing. */
const SEALED_THROUGH = '2026-11-18';

/** Everything that has happened, in order. The seeded people and companies are the result. */
const acts: readonly SeedAct[] = [
  {
    at: '2026-11-09T15:02:11Z',
    by: UIDS.superAdmin,
    action: 'company_changed',
    entity: { type: 'company', id: LARKFIELD },
    before: { hours: 'Mon-Fri 9AM-5PM' },
    after: { hours: 'Mon-Fri 9AM-6PM' },
  },
  {
    at: '2026-11-10T16:30:45Z',
    by: UIDS.superAdmin,
    action: 'member_changed',
    entity: { type: 'member', id: UIDS.officer2 },
    before: { branch_id: 'clifton-nj' },
    after: { branch_id: 'newark-nj' },
  },
  {
    at: '2026-11-12T13:20:09Z',
    by: UIDS.superAdmin,
    action: 'second_factor_reset',
    entity: { type: 'member', id: UIDS.totp },
    before: null,
    after: null,
  },
  {
    at: '2026-11-12T18:41:30Z',
    by: UIDS.totp,
    action: 'recovery_codes_created',
    entity: { type: 'member', id: UIDS.totp },
    before: null,
    after: null,
  },
  {
    at: '2026-11-13T21:30:00Z',
    by: UIDS.superAdmin,
    action: 'member_deactivated',
    entity: { type: 'member', id: UIDS.former },
    before: { status: 'active' },
    after: { status: 'deactivated', hand_over_to: UIDS.officer2 },
  },
  {
    at: '2026-11-13T21:30:01Z',
    by: UIDS.superAdmin,
    action: 'work_handed_over',
    entity: { type: 'member', id: UIDS.former },
    before: null,
    after: { handed_over_to: UIDS.officer2, submissions: 2, links: 1 },
  },
  {
    at: '2026-11-16T12:05:52Z',
    by: UIDS.officer,
    action: 'sessions_ended',
    entity: { type: 'member', id: UIDS.officer },
    before: null,
    after: null,
  },
  {
    at: '2026-11-18T15:10:00Z',
    by: UIDS.superAdmin,
    action: 'member_invited',
    entity: { type: 'member', id: UIDS.invited },
    before: null,
    after: {
      name: 'Tessa Brandt',
      email: 'invited@larkfield.example',
      role: 'marketing_admin',
      branch_id: 'newark-nj',
    },
  },
  {
    at: '2026-11-11T17:25:00Z',
    by: UIDS.harborviewAdmin,
    action: 'company_changed',
    entity: { type: 'company', id: HARBORVIEW },
    before: { phone: '(207) 555-0139' },
    after: { phone: '(207) 555-0140' },
  },
];

interface SeedAuditLog {
  records: AuditRecord[];
  seals: { tenantId: string; seal: AuditSeal }[];
  /** Returns the head for the entity's own record; null if nothing has happened to it. */
  findHead: (type: AuditEntityType, id: string) => AuditHead | null;
}

/** Returns the acts as chained records with their seals, created by the product's own rules. */
export function auditLog(): SeedAuditLog {
  const heads = new Map<string, AuditHead>();
  const applicationActs = seededApplications.flatMap((one) => one.acts).filter(({ at }) => at >= LOG_BEGINS);
  const records = [...acts, ...flyerActs, ...applicationActs].map(
    ({ at, by, entity: { type, id }, ...change }) => {
      const actor = people.find(({ account }) => account.uid === by)?.member;
      if (!actor) throw new Error(`${by} is not a seeded person`);
      const { record, head } = nextAuditRecord(
        {
          tenant_id: actor.tenant_id,
          at: new Date(at),
          actor_user_id: by,
          actor_name: actor.name,
          entity_type: type,
          entity_id: id,
          ...change,
        },
        heads.get(`${type} ${id}`) ?? null,
        sha256,
      );
      heads.set(`${type} ${id}`, head);
      return record;
    },
  );
  return {
    records,
    seals: tenants.flatMap(({ id }) =>
      sealDays(records.filter(({ tenant_id }) => tenant_id === id)).map((seal) => ({ tenantId: id, seal })),
    ),
    findHead: (type, id) => heads.get(`${type} ${id}`) ?? null,
  };
}

function sealDays(records: readonly AuditRecord[]): AuditSeal[] {
  const seals: AuditSeal[] = [];
  const [first] = records.map(({ at }) => auditDay(at)).sort();
  if (!first) return seals;
  for (let date = first; date <= SEALED_THROUGH; date = dayAfter(date)) {
    const ofDay = records.filter(({ at }) => auditDay(at) === date);
    const sealedAt = new Date(`${dayAfter(date)}T00:15:00Z`);
    seals.push(nextAuditSeal(date, seals.at(-1), ofDay, sealedAt, sha256));
  }
  return seals;
}
