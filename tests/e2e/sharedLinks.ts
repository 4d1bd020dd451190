import { randomUUID } from 'node:crypto';
import type { FlyerRecord } from '@brokerage/domain/flyer/flyer';
import type { LinkCount } from '@brokerage/domain/link/linkCount';
import type { SharedLinkRecord } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { giveFlyer } from './flyerRecords.ts';
import { changeRecord, newStaff, type StaffAccount } from './staffAccounts.ts';

/** Approved flyers of the public tenant with their links, as the functions would have written them. */

const projectId = process.env.GCLOUD_PROJECT ?? 'demo-brokerage';
const firestore = getFirestore(initializeApp({ projectId }, 'shared-links'));
const APPROVED = new Date('2026-01-05T15:00:00Z');

/** Somebody whose flyers carry the name of an officer of the directory. */
export async function newOfficer(): Promise<StaffAccount> {
  const account = await newStaff();
  await changeRecord(account.uid, {
    name: 'Maya Torres',
    officer_id: 'maya-torres',
    nmls_id: '1900101',
    status: 'active',
  });
  return account;
}

/** An approved flyer, whose PDF is made when it is first asked for; its id. `title` is the working title. */
export function giveSharedFlyer(
  owner: StaffAccount,
  title: string,
  public_title: string | null = title,
): Promise<string> {
  const sealed: FlyerRecord['sealed'] = {
    revision: 2,
    template_version_id: 'open-house-v2',
    category: 'flyer',
    title,
    public_title,
    data: { headline: 'Come and see', property_address: '12 Maple Avenue, Clifton, NJ 07011' },
    parties: {
      officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
      company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
    },
    link: 'https://www.larkfield.example/shared/abCD23efGH45',
    checks_version: '1',
  };
  return giveFlyer(owner, {
    title,
    status: 'approved',
    revision: 2,
    approved_at: APPROVED,
    approved_revision: 2,
    sealed,
  });
}

/** A link to a flyer; its short code. */
export async function giveLink(
  { uid, tenantId }: StaffAccount,
  flyerId: string,
  change: Partial<SharedLinkRecord> = {},
): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 12);
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
    ...change,
  };
  await firestore.doc(paths.sharedLinks.one(tenantId, code)).set(record);
  return code;
}

/** What a link has counted on a day, as the daily job leaves it. */
export async function giveCount(
  { uid, tenantId }: StaffAccount,
  { code, flyerId }: { code: string; flyerId: string },
  day: string,
  views: number,
): Promise<void> {
  const record: LinkCount = {
    tenant_id: tenantId,
    created_by_user_id: uid,
    short_code: code,
    flyer_instance_id: flyerId,
    day,
    is_folded: true,
    views,
    uniques: 0,
    scans: 0,
    downloads: 0,
    starts: 0,
    applications: 0,
    not_counted: 0,
  };
  await firestore.doc(paths.linkCounts.one(tenantId, `${code}_${day}`)).set(record);
}

/** What was counted of a link, such as `['start', 'view']`, in the order of the alphabet. */
export async function countedOf({ tenantId }: StaffAccount, code: string): Promise<string[]> {
  const rows = await firestore
    .collection(paths.linkAnalytics.all(tenantId))
    .where('shared_link_id', '==', code)
    .get();
  return rows.docs
    .filter((row) => row.get('is_counted') === true)
    .map((row) => String(row.get('kind')))
    .toSorted();
}
