import { createHash } from 'node:crypto';
import { auditDay, dayAfter, nextAuditRecord, nextAuditSeal } from '@brokerage/domain/audit/auditChain';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type {
  AuditAction,
  AuditEntityType,
  AuditRecord,
  AuditSeal,
  AuditSnapshot,
} from '@brokerage/domain/audit/auditRecord';
import { livedApplications } from './applicationLife.ts';
import { flyerActs, LOG_BEGINS } from './flyers.ts';
import { people, UIDS } from './people.ts';
import { HARBORVIEW, LARKFIELD, tenants } from './tenants.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The last day that the seeded world has sealed; later ones are left for whoever tries it. */
const SEALED_THROUGH = '2026-11-18';

type Act = [
  at: string,
  actorUid: string,
  action: AuditAction,
  entity: [AuditEntityType, id: string],
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
];

/** What has happened so far, in order. The records of today's people and companies are what came out of it. */
const acts: readonly Act[] = [
  [
    '2026-11-09T15:02:11Z',
    UIDS.superAdmin,
    'company_changed',
    ['company', LARKFIELD],
    { hours: 'Mon-Fri 9AM-5PM' },
    { hours: 'Mon-Fri 9AM-6PM' },
  ],
  [
    '2026-11-10T16:30:45Z',
    UIDS.superAdmin,
    'member_changed',
    ['member', UIDS.officer2],
    { branch_id: 'clifton-nj' },
    { branch_id: 'newark-nj' },
  ],
  ['2026-11-12T13:20:09Z', UIDS.superAdmin, 'second_factor_reset', ['member', UIDS.totp], null, null],
  ['2026-11-12T18:41:30Z', UIDS.totp, 'recovery_codes_created', ['member', UIDS.totp], null, null],
  [
    '2026-11-13T21:30:00Z',
    UIDS.superAdmin,
    'member_deactivated',
    ['member', UIDS.former],
    { status: 'active' },
    { status: 'deactivated', hand_over_to: UIDS.officer2 },
  ],
  [
    '2026-11-13T21:30:01Z',
    UIDS.superAdmin,
    'work_handed_over',
    ['member', UIDS.former],
    null,
    { handed_over_to: UIDS.officer2, submissions: 2, links: 1 },
  ],
  ['2026-11-16T12:05:52Z', UIDS.officer, 'sessions_ended', ['member', UIDS.officer], null, null],
  [
    '2026-11-18T15:10:00Z',
    UIDS.superAdmin,
    'member_invited',
    ['member', UIDS.invited],
    null,
    {
      name: 'Tessa Brandt',
      email: 'invited@larkfield.example',
      role: 'marketing_admin',
      branch_id: 'newark-nj',
    },
  ],
  [
    '2026-11-11T17:25:00Z',
    UIDS.harborviewAdmin,
    'company_changed',
    ['company', HARBORVIEW],
    { phone: '(207) 555-0139' },
    { phone: '(207) 555-0140' },
  ],
];

/** Something done to one flyer or application, as those files of the seed tell it. */
interface EntityAct {
  at: string;
  by: string;
  action: AuditAction;
  before: AuditSnapshot | null;
  after: AuditSnapshot | null;
}

const toAct = (entity: [AuditEntityType, id: string], { at, by, action, before, after }: EntityAct): Act => [
  at,
  by,
  action,
  entity,
  before,
  after,
];

interface SeedAuditLog {
  records: AuditRecord[];
  seals: { tenantId: string; seal: AuditSeal }[];
  /** What the entity's own record carries; null where nothing has happened to it. */
  headOf: (type: AuditEntityType, id: string) => AuditHead | null;
}

/** The acts as chained records with their seals, made by the product's own rules. */
export function auditLog(): SeedAuditLog {
  const heads = new Map<string, AuditHead>();
  const ofFlyers = flyerActs.map((act) => toAct(['flyer', act.flyerId], act));
  const ofApplications = livedApplications
    .flatMap((one) => one.acts)
    .filter(({ at }) => at >= LOG_BEGINS)
    .map((act) => toAct(['application', act.applicationId], act));
  const records = [...acts, ...ofFlyers, ...ofApplications].map(
    ([at, actorUid, action, [type, id], before, after]) => {
      const actor = people.find(({ account }) => account.uid === actorUid)?.role;
      if (!actor) throw new Error(`${actorUid} is nobody who could have done it`);
      const { record, head } = nextAuditRecord(
        {
          tenant_id: actor.tenant_id,
          at: new Date(at),
          actor_user_id: actorUid,
          actor_name: actor.name,
          action,
          entity_type: type,
          entity_id: id,
          before,
          after,
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
    headOf: (type, id) => heads.get(`${type} ${id}`) ?? null,
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
