import { AUDIT_PAGE_LIMIT, type AuditAction } from '@brokerage/domain/audit/auditRecord';
import { MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { DIRECTORY_PAGE_LIMIT } from '@brokerage/domain/directory/officer';
import { FINDINGS_LIMIT } from '@brokerage/domain/finding/finding';
import { LICENSE_PAGE_LIMIT } from '@brokerage/domain/license/license';
import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { CONSENT_PAGE_LIMIT } from '@brokerage/domain/preapproval/consent/consentVersion';
import { RECALLS_LIMIT } from '@brokerage/domain/recall/recall';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionsQuery } from '../../web/src/features/approvals/decisionsQuery.ts';
import { MAX_LIMIT } from '../../web/src/lib/live-data/listQuery.ts';
import { auditRecordAbout } from './accessRecords.ts';
import { getUid, OTHER_TENANT, type PersonaName, TENANT, toMember } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

// Tests which queries the rules allow; the access matrix covers who may list what.
const world = rulesWorld('queries', 'before all');
const nobody = () => false;
const list = (name: PersonaName, path: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(world.as(name), path), ...constraints));

beforeAll(() =>
  world.given({
    [paths.submissions.one(TENANT, 'one')]: { status: 'new', created_at: new Date('2026-11-10T15:00:00Z') },
    [paths.auditLogs.one(TENANT, 'one')]: auditRecordAbout('officer', TENANT, 'super-admin').record,
    [paths.templates.one(TENANT, 'open-house')]: { name: 'Open house', status: 'published' },
    [paths.flyers.one(TENANT, 'one')]: { owner_user_id: getUid('officer'), status: 'pending_approval' },
  }),
);

describe('limits of one query', () => {
  it.each([
    ['submissions', paths.submissions.all(TENANT), orderBy('created_at', 'desc'), DESK_QUERY_LIMIT],
    ['branches', paths.branches.all(TENANT), orderBy('name'), MAX_BRANCHES],
    ['entries of the directory', paths.officers.all(TENANT), orderBy('name'), DIRECTORY_PAGE_LIMIT],
    [
      'consent versions',
      paths.consentVersions.all(TENANT),
      orderBy('published_at', 'desc'),
      CONSENT_PAGE_LIMIT,
    ],
    ['licenses', paths.licenses.all(TENANT), orderBy('state'), LICENSE_PAGE_LIMIT],
    ['customer reviews', paths.customerReviews.all(TENANT), orderBy('reviewed_on'), MAX_CUSTOMER_REVIEWS],
    ['findings', paths.findings.all(TENANT), orderBy('views', 'desc'), FINDINGS_LIMIT],
    ['recalls', paths.recalls.all(TENANT), orderBy('started_at', 'desc'), RECALLS_LIMIT],
    ['audit records', paths.auditLogs.all(TENANT), orderBy('at', 'desc'), AUDIT_PAGE_LIMIT],
  ] as const)('%s', async (_what, path, order, most) => {
    await assertSucceeds(list('superAdmin', path, order, limit(most)));
    await assertFails(list('superAdmin', path, order, limit(most + 1)));
    await assertFails(list('superAdmin', path, order));
  });

  it.each([
    ['templates', paths.templates.all(TENANT)],
    ['versions of a template', paths.templateVersions(TENANT, 'open-house')],
    ['flyers', paths.flyers.all(TENANT)],
    ['PDF jobs', paths.pdfJobs.all(TENANT)],
    ['realtors', paths.realtors.all(TENANT)],
    ['seals', paths.auditSeals.all(TENANT)],
    ['members', paths.members],
  ])('%s, also counted', async (_what, path) => {
    const ours = path === paths.members ? [where('tenant_id', '==', TENANT)] : [];
    await assertSucceeds(list('superAdmin', path, ...ours, limit(MAX_LIMIT)));
    await assertFails(list('superAdmin', path, ...ours, limit(MAX_LIMIT + 1)));
    await assertFails(list('superAdmin', path, ...ours));
    const all = query(collection(world.as('superAdmin'), path), ...ours);
    await assertSucceeds(getCountFromServer(query(all, limit(MAX_LIMIT))));
    await assertFails(getCountFromServer(query(all, limit(MAX_LIMIT + 1))));
    await assertFails(getCountFromServer(all));
  });

  it.each(['actor_user_id', 'entity_type', 'action'])('audit records of one %s', async (field) => {
    await assertSucceeds(
      list(
        'compliance',
        paths.auditLogs.all(TENANT),
        where(field, '==', 'member'),
        where('at', '>=', new Date('2026-11-01T00:00:00Z')),
        orderBy('at', 'desc'),
        limit(AUDIT_PAGE_LIMIT),
      ),
    );
  });
});

describe("a reviewer's own decisions", () => {
  const decisions = (name: PersonaName, tenantId: string, after?: QueryDocumentSnapshot) =>
    getDocs(decisionsQuery(world.as(name), tenantId, getUid(name) ?? 'nobody', after));

  everyone(
    'list their own decisions',
    (name) => can(toMember(name), 'audit:read'),
    (name) => decisions(name, TENANT),
  );

  it('are only theirs, newest first, and continue after the last one shown', async () => {
    const record = (actor: PersonaName, action: AuditAction, day: number) => ({
      ...auditRecordAbout('one', TENANT, getUid(actor) ?? 'nobody').record,
      action,
      at: new Date(`2026-11-${day}T15:00:00Z`),
    });
    await world.given({
      [paths.auditLogs.one(TENANT, 'approved')]: record('compliance', 'instance_approved', 10),
      [paths.auditLogs.one(TENANT, 'consented')]: record('compliance', 'template_consent_given', 12),
      [paths.auditLogs.one(TENANT, 'rejected')]: record('compliance', 'instance_rejected', 11),
      [paths.auditLogs.one(TENANT, 'changed')]: record('compliance', 'member_changed', 13),
      [paths.auditLogs.one(TENANT, 'other')]: record('superAdmin', 'instance_approved', 14),
    });
    const { docs } = await decisions('compliance', TENANT);
    expect(docs.map(({ id }) => id)).toEqual(['consented', 'rejected', 'approved']);
    const rest = await decisions('compliance', TENANT, docs[0]);
    expect(rest.docs.map(({ id }) => id)).toEqual(['rejected', 'approved']);
  });

  it('are rejected for another company and beyond the limit', async () => {
    await assertFails(decisions('compliance', OTHER_TENANT));
    const { auditLogs } = paths;
    const own = where('actor_user_id', '==', getUid('compliance'));
    const newest = orderBy('at', 'desc');
    await assertFails(list('compliance', auditLogs.all(TENANT), own, newest, limit(AUDIT_PAGE_LIMIT + 1)));
    await assertFails(list('compliance', auditLogs.all(TENANT), own, newest));
  });
});

// Rules don't filter: a query that might find documents that the person may not read is rejected as a whole.
describe('queries for more than the member may read', () => {
  const readsUnpublished = (name: PersonaName) => can(toMember(name), 'templates:readUnpublished');
  const readsAll = (name: PersonaName) => can(toMember(name), 'flyers:readAll');

  everyone('list templates of all statuses', readsUnpublished, (name) =>
    list(name, paths.templates.all(TENANT), limit(MAX_LIMIT)),
  );
  everyone("list everybody's flyers", readsAll, (name) =>
    list(name, paths.flyers.all(TENANT), limit(MAX_LIMIT)),
  );
  everyone('list pending flyers', readsAll, (name) =>
    list(name, paths.flyers.all(TENANT), where('status', '==', 'pending_approval'), limit(MAX_LIMIT)),
  );
});

// The queries for the portal's navigation counts and an administrator's dashboard.
describe('waiting work', () => {
  const applications = (name: PersonaName, tenantId: string, most: number) =>
    list(
      name,
      paths.submissions.all(tenantId),
      where('status', '==', 'new'),
      orderBy('created_at'),
      limit(most),
    );
  const flyers = (name: PersonaName, tenantId: string) =>
    list(
      name,
      paths.flyers.all(tenantId),
      where('status', '==', 'pending_approval'),
      orderBy('created_at'),
      limit(100),
    );
  const templates = (name: PersonaName, tenantId: string) =>
    list(name, paths.templates.all(tenantId), where('status', 'in', ['draft', 'published']), limit(100));

  everyone(
    'list the new applications, oldest first',
    (name) => can(toMember(name), 'submissions:read'),
    (name) => applications(name, TENANT, DESK_QUERY_LIMIT),
  );
  everyone(
    'list pending flyers, oldest first',
    (name) => can(toMember(name), 'flyers:review'),
    (name) => flyers(name, TENANT),
  );
  everyone(
    'list the templates that are not retired',
    (name) => can(toMember(name), 'templates:readUnpublished'),
    (name) => templates(name, TENANT),
  );
  it('is rejected for another company and for more than a page of applications', async () => {
    await assertFails(applications('compliance', TENANT, DESK_QUERY_LIMIT + 1));
    await assertFails(applications('compliance', OTHER_TENANT, DESK_QUERY_LIMIT));
    await assertFails(flyers('compliance', OTHER_TENANT));
    await assertFails(templates('compliance', OTHER_TENANT));
  });
});

describe('queries without the tenant', () => {
  everyone('list people', nobody, (name) => list(name, paths.members, limit(1)));
  everyone('list people by role', nobody, (name) =>
    list(name, paths.members, where('role', '==', 'officer'), limit(MAX_LIMIT)),
  );
  // Rejected even though all results would be from one tenant.
  everyone('list people of a role that one tenant alone has', nobody, (name) =>
    list(name, paths.members, where('role', '==', 'compliance'), limit(MAX_LIMIT)),
  );
  everyone('list people of two tenants', nobody, (name) =>
    list(name, paths.members, where('tenant_id', 'in', [TENANT, OTHER_TENANT]), limit(MAX_LIMIT)),
  );
  everyone('list people of any but one tenant', nobody, (name) =>
    list(name, paths.members, where('tenant_id', '!=', 'unheard-of'), limit(MAX_LIMIT)),
  );
  everyone('list the companies', nobody, (name) =>
    list(name, paths.tenants, orderBy('company_name'), limit(1)),
  );
});
