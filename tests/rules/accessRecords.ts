import { createHash } from 'node:crypto';
import { nextAuditRecord } from '@brokerage/domain/audit/auditChain';
import { DIRECTORY_PAGE_LIMIT } from '@brokerage/domain/directory/officer';
import { HISTORY_LIMIT } from '@brokerage/domain/flyer/record/flyerLimits';
import { NOTICE_LIMIT } from '@brokerage/domain/flyer/record/flyerNotice';
import { ROLL_UPS_LIMIT } from '@brokerage/domain/link/linkRollUp';
import { SIGNATURE_DEFAULTS } from '@brokerage/domain/signature/signature';
import { MAX_SAVED_VIEWS, savedViewId } from '@brokerage/domain/submission/lists/savedView';
import {
  type DocumentData,
  limit,
  orderBy,
  type QueryConstraint,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { MAX_LIMIT } from '../../web/src/lib/live-data/listQuery.ts';
import { type TenantName, toRoleRecord } from './personas.ts';

/** The subject of an attempt. `uid`: the persona who tries, or 'nobody' if not signed in. */
export interface Target {
  tenantId: TenantName;
  id: string;
  uid: string;
}

/** Valid documents of a row, and valid ways to access them, so that only the persona can make an attempt fail. */
export interface CollectionFixture {
  /** The document's own id, if it isn't the target's. */
  id?: (target: Target) => string;
  record: (target: Target) => DocumentData;
  change: DocumentData;
  query: (target: Target) => QueryConstraint[];
  /** The parent document, which the rules read. */
  above?: (target: Target) => DocumentData;
  /** A person's own record doesn't exist in another tenant. */
  homeOnly?: true;
}

export const AT = new Date('2026-11-20T15:00:00Z');
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type UidOf = (target: Target) => string;
export const ownUid: UidOf = ({ uid }) => uid;
export const colleagueUid: UidOf = () => 'colleague';
export const ofTenant = ({ tenantId }: Target) => where('tenant_id', '==', tenantId);

/** For server-only collections: a document with every field by which other collections grant access. */
export const serverOnly: CollectionFixture = {
  record: ({ tenantId, uid }) => ({
    tenant_id: tenantId,
    user_id: uid,
    owner_user_id: uid,
    created_by_user_id: uid,
    status: 'published',
  }),
  change: { status: 'active' },
  query: () => [limit(1)],
};

export const roleRecords = (whose: UidOf, query: CollectionFixture['query']): CollectionFixture => ({
  id: whose,
  record: (target) => ({
    ...toRoleRecord('officer'),
    user_id: whose(target),
    tenant_id: target.tenantId,
    // No existing record has this value: a write that changes nothing would be allowed.
    role: 'super_admin',
    branch_id: 'clifton-nj',
  }),
  change: { name: 'Changed Person', phone: '(973) 555-0101' },
  query,
});

export const directory: CollectionFixture = {
  record: () => ({ name: 'Clifton', state: 'NJ' }),
  change: { name: 'Changed' },
  query: () => [orderBy('name'), limit(DIRECTORY_PAGE_LIMIT)],
};

export const templates = (status: string): CollectionFixture => ({
  record: () => ({ name: 'Open house', status }),
  change: { status: 'published', name: 'Changed' },
  query: () => [where('status', '==', status), orderBy('name'), limit(MAX_LIMIT)],
});

export const versions = (status: string): CollectionFixture => ({
  record: () => ({ required_fields: [], locked_fields: [], approval_required: true }),
  change: { approval_required: false },
  query: () => [limit(MAX_LIMIT)],
  above: () => ({ name: 'Open house', status }),
});

export const drafts = (status: string): CollectionFixture => ({
  record: ({ uid }) => ({ content: { name: 'Open house' }, revision: 1, saved_by_user_id: uid }),
  change: { revision: 2 },
  query: () => [limit(MAX_LIMIT)],
  above: () => ({ name: 'Open house', status }),
});

export const flyers = (owner: UidOf): CollectionFixture => ({
  record: (target) => ({
    template_id: 'open-house',
    template_version_id: 'open-house-v1',
    title: 'Open house on Sunday',
    owner_user_id: owner(target),
    tenant_id: target.tenantId,
    data: { headline: 'Come and see' },
    status: 'editing',
    reason: null,
    created_at: AT,
    updated_at: AT,
  }),
  change: {
    title: 'Open house on Saturday',
    data: { headline: 'Welcome' },
    revision: 2,
    updated_at: serverTimestamp(),
  },
  query: (target) => [where('owner_user_id', '==', owner(target)), limit(MAX_LIMIT)],
});

/** Submitted content; it belongs to the owner of its flyer. */
export const snapshots = (owner: UidOf): CollectionFixture => ({
  record: () => ({ revision: 1, title: 'Open house on Sunday', data: { headline: 'Come and see' } }),
  change: { data: { headline: 'Welcome' } },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

export const flyerMarks = (owner: UidOf): CollectionFixture => ({
  record: () => ({ revision: 1, at: AT, by_user_id: 'ines', by_name: 'Ines Sample', marks: [] }),
  change: { marks: ['another'] },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

export const markResolutions = (owner: UidOf): CollectionFixture => ({
  record: () => ({ revision: 1, resolutions: {} }),
  change: { resolutions: { mark: { is_resolved: true, note: '', at: AT } } },
  query: () => [limit(1)],
  above: flyers(owner).record,
});

export const flyerHistory = (owner: UidOf): CollectionFixture => ({
  record: () => ({ n: 1, action: 'rejected', at: AT, by_user_id: 'ines', revision: 1, reason: 'No APR' }),
  change: { reason: null },
  query: () => [orderBy('n', 'desc'), limit(HISTORY_LIMIT)],
  above: flyers(owner).record,
});

export const notices = (whose: UidOf): CollectionFixture => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    to_user_id: whose(target),
    kind: 'approved',
    flyer_id: 'flyer',
    title: 'Open house on Sunday',
    actor_name: 'Sample Person',
    reason: null,
    created_at: AT,
    read_at: null,
  }),
  change: { read_at: serverTimestamp() },
  query: (target) => [
    where('to_user_id', '==', whose(target)),
    orderBy('created_at', 'desc'),
    limit(NOTICE_LIMIT),
  ],
});

export const pdfJobs = (owner: UidOf): CollectionFixture => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    flyer_instance_id: 'flyer',
    owner_user_id: owner(target),
    revision: 1,
    status: 'running',
    output_url: null,
    sha256: null,
    created_at: AT,
    lease_until: AT,
  }),
  change: { status: 'done', output_url: 'https://files.example/other.pdf' },
  query: (target) => [
    where('owner_user_id', '==', owner(target)),
    where('flyer_instance_id', '==', 'flyer'),
    orderBy('created_at', 'desc'),
    limit(1),
  ],
});

export const realtors = (creator: UidOf): CollectionFixture => ({
  record: (target) => ({
    id: target.id,
    tenant_id: target.tenantId,
    created_by_user_id: creator(target),
    name: 'Sample Realtor',
    email: 'sample@realty.example',
    phone: '(973) 555-0150',
    mls_id: 'MLS-1000',
    brokerage: 'Sample Realty',
    photo_url: 'https://images.example/realtor.jpg',
    notes: 'Met at the open house.',
  }),
  change: { notes: 'Changed.' },
  query: () => [orderBy('name'), limit(MAX_LIMIT)],
});

export const signatures = (whose: UidOf): CollectionFixture => ({
  id: whose,
  record: (target) => ({ user_id: whose(target), tenant_id: target.tenantId, ...SIGNATURE_DEFAULTS }),
  change: { tagline: 'Changed.' },
  query: (target) => [where('user_id', '==', whose(target))],
});

/** The numbers distinguish the documents of each attempt. */
const NUMBERS: Record<string, number> = { kept: 1, deleted: 2, created: MAX_SAVED_VIEWS };

export const savedViews = (whose: UidOf): CollectionFixture => {
  const id = (target: Target) => savedViewId(whose(target), NUMBERS[target.id.split('-').at(-1) ?? ''] ?? 1);
  return {
    id,
    record: (target) => ({
      id: id(target),
      user_id: whose(target),
      name: 'New in Clifton',
      filter: { status: 'new', branch: 'clifton-nj' },
      client_id: 'abcdefghijklmnopqrstu',
      updated_at: AT,
    }),
    change: { name: 'Changed', updated_at: serverTimestamp() },
    query: (target) => [where('user_id', '==', whose(target)), limit(MAX_SAVED_VIEWS)],
  };
};

export const mailPreferences = (whose: UidOf): CollectionFixture => ({
  id: whose,
  record: (target) => ({ user_id: whose(target), topics: { flyer_ends: 'daily' }, updated_at: AT }),
  change: { topics: { flyer_ends: 'off' }, updated_at: serverTimestamp() },
  query: (target) => [where('user_id', '==', whose(target))],
});

/** Links, their counts and their viewers; each document names its owner. */
export const ofLinks = (creator: UidOf, most: number): CollectionFixture => ({
  record: (target) => ({
    tenant_id: target.tenantId,
    created_by_user_id: creator(target),
    short_code: 'abCD23efGH45',
    flyer_instance_id: 'open-house',
    day: '2026-11-20',
    is_folded: false,
    created_at: AT,
    at: AT,
    views: 1,
  }),
  change: { views: 1000 },
  query: (target) => [where('created_by_user_id', '==', creator(target)), limit(most)],
});

export const rollUps = (holder: (target: Target) => string | null): CollectionFixture => ({
  record: (target) => ({
    tenant_id: target.tenantId,
    // For the company's documents, too, the rules check only the holder.
    created_by_user_id: target.uid,
    holder_id: holder(target),
    by: 'day',
    unit: 'month',
    period: '2026-11',
    sums: {},
    names: {},
  }),
  change: { period: '2026-12' },
  query: (target) => [where('holder_id', '==', holder(target)), limit(ROLL_UPS_LIMIT)],
});

/** The first record about that person, with a valid id, chain position and hash. */
export function auditRecordAbout(entityId: string, tenantId: string, actor: string) {
  const draft = {
    tenant_id: tenantId,
    at: AT,
    actor_user_id: actor,
    actor_name: 'Sample Person',
    action: 'member_changed',
    entity_type: 'member',
    entity_id: entityId,
    before: { role: 'officer' },
    after: { role: 'super_admin' },
  };
  return nextAuditRecord(draft, null, sha256);
}
