import { randomUUID } from 'node:crypto';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { toCountFacts, toRollUps } from '@brokerage/domain/link/linkRollUp';
import type { SharedLink, SharedLinkRecord } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { createFlyer } from './flyerRecords.ts';
import { changeRecord, type MemberAccount, newMember } from './memberAccounts.ts';

/** Approved flyers of the public tenant with their links, as the functions would write them. */

const APPROVED = new Date('2026-01-05T15:00:00Z');

/** A member whose flyers have the name of an officer in the directory. */
export async function newOfficer(): Promise<MemberAccount> {
  const account = await newMember();
  await changeRecord(account.uid, {
    name: 'Maya Torres',
    officer_id: 'maya-torres',
    nmls_id: '1900101',
    status: 'active',
  });
  return account;
}

/** An approved flyer whose PDF is rendered on first use; returns its id. `title` is the working title. */
export function createSharedFlyer(
  owner: MemberAccount,
  title: string,
  public_title: string | null = title,
  data: FlyerSnapshot['data'] = {
    headline: 'Come and see',
    property_address: '12 Maple Avenue, Clifton, NJ 07011',
  },
): Promise<string> {
  const snapshot: FlyerSnapshot = {
    revision: 2,
    template_version_id: 'open-house-v2',
    category: 'flyer',
    title,
    public_title,
    data,
    parties: {
      officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
      company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
    },
    link: 'https://www.larkfield.example/shared/abCD23efGH45',
    checks_version: '1',
  };
  return createFlyer(
    owner,
    { title, data, status: 'approved', revision: 2, approved_at: APPROVED, approved_revision: 2 },
    snapshot,
  );
}

/** A link to a flyer; returns its short code. */
export async function createLink(
  { uid, tenantId }: MemberAccount,
  flyerId: string,
  change: Partial<SharedLinkRecord> = {},
): Promise<string> {
  const code = change.short_code ?? randomUUID().replaceAll('-', '').slice(0, 12);
  const [flyer, holder] = await Promise.all([
    firestore.doc(paths.flyers.one(tenantId, flyerId)).get(),
    firestore.doc(paths.member(uid)).get(),
  ]);
  const record: SharedLinkRecord = {
    short_code: code,
    tenant_id: tenantId,
    flyer_instance_id: flyerId,
    created_by_user_id: uid,
    kind: 'link',
    label: '',
    created_at: APPROVED,
    expires_at: null,
    is_disabled: false,
    utm_source: 'newsletter',
    utm_medium: null,
    utm_campaign: null,
    flyer: {
      title: flyer.get('title') as string,
      status: flyer.get('status') as Flyer['status'],
      template_id: flyer.get('template_id') as string,
      template_name: 'Open House Flyer',
      owner_user_id: flyer.get('owner_user_id') as string,
      owner_state: 'active',
      corrected_at: [],
    },
    holder_name: holder.get('name') as string,
    ...change,
  };
  const search_keys = toSearchKeys(searchTexts.link({ label: record.label, short_code: code }));
  await firestore.doc(paths.sharedLinks.one(tenantId, code)).set({ ...record, search_keys });
  return code;
}

/** A link's counts of a day, as the hourly job leaves them. */
export async function createCount(
  { uid, tenantId }: MemberAccount,
  { code, flyerId }: { code: string; flyerId: string },
  day: string,
  views: number,
): Promise<void> {
  const link = (await firestore.doc(paths.sharedLinks.one(tenantId, code)).get()).data() as SharedLink;
  const record: LinkCount = {
    tenant_id: tenantId,
    created_by_user_id: uid,
    short_code: code,
    flyer_instance_id: flyerId,
    day,
    is_folded: true,
    is_rolled_up: true,
    facts: toCountFacts(link),
    views,
    uniques: 0,
    scans: 0,
    downloads: 0,
    starts: 0,
    applications: 0,
    not_counted: 0,
  };
  const batch = firestore.batch();
  batch.set(firestore.doc(paths.linkCounts.one(tenantId, `${code}_${day}`)), record);
  for (const [id, { sums, ...head }] of toRollUps([record])) {
    const increments = Object.keys(sums).map((key) => [key, { views: FieldValue.increment(views) }] as const);
    batch.set(
      firestore.doc(paths.linkRollUps.one(tenantId, id)),
      { ...head, sums: Object.fromEntries(increments) },
      { merge: true },
    );
  }
  await batch.commit();
}

/** A link's counted events, such as `['start', 'view']`, in alphabetical order. */
export async function loadCountedEvents({ tenantId }: MemberAccount, code: string): Promise<string[]> {
  const rows = await firestore
    .collection(paths.linkAnalytics.all(tenantId))
    .where('shared_link_id', '==', code)
    .get();
  return rows.docs
    .filter((row) => row.get('is_counted') === true)
    .map((row) => String(row.get('kind')))
    .toSorted();
}
