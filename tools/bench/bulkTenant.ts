import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { FLYER_STATUSES, flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { type LinkCount, linkCountSchema } from '@brokerage/domain/link/linkCount';
import { toCountFacts, toRollUps } from '@brokerage/domain/link/linkRollUp';
import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { PURPOSES } from '@brokerage/domain/preapproval/form/options';
import { toContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { SUBMISSION_SOURCES, submissionSchema } from '@brokerage/domain/submission/submission';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Firestore } from 'firebase-admin/firestore';

/** How many records of each kind a company has. */
export interface BulkSizes {
  submissions: number;
  flyers: number;
  links: number;
  members: number;
  realtors: number;
}

interface BulkTenant {
  tenantId: string;
  /** Existing members, who get a share of all records like the others. */
  uids: readonly string[];
  sizes: BulkSizes;
}

const START = Date.UTC(2026, 0, 5, 14);
const toTime = (index: number) => new Date(START + index * HOUR_MS);
const BULK_STATUSES = ['new', 'in_progress', 'approved', 'denied'] as const;
const FIRST_NAMES = ['Ana', 'Ben', 'Carla', 'Daniel', 'Eve', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jonas'];
const toName = (index: number, last: string) => `${FIRST_NAMES[index % 10] ?? ''} ${last} ${index}`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function toMembers(tenantId: string, count: number) {
  return range(count).map((index) => {
    const user_id = `${tenantId}-member-${index}`;
    const member = memberSchema.parse({
      user_id,
      tenant_id: tenantId,
      role: index % 25 === 0 ? 'compliance' : 'officer',
      name: toName(index, 'Member'),
      email: `member${index}@bulk.example`,
      phone: '',
      title: 'Loan Officer',
      nmls_id: '',
      headshot_url: '',
    });
    return [
      paths.member(user_id),
      { ...member, search_keys: toSearchKeys(searchTexts.member(member)) },
    ] as const;
  });
}

/** Gives every other flyer and link to an existing member, so that their own lists are long, too. */
const toHolder = (index: number, present: readonly string[], uids: readonly string[]) => {
  const group = index % 2 === 0 && present.length > 0 ? present : uids;
  return group[Math.floor(index / 2) % group.length] ?? '';
};

function toFlyers({ tenantId, uids: present, sizes }: BulkTenant, uids: readonly string[]) {
  const owners = 2 * Math.max(1, present.length);
  return range(sizes.flyers).map((index) => {
    const owner_user_id = toHolder(index, present, uids);
    const flyer = flyerFieldsSchema.parse({
      id: `bulk-flyer-${index}`,
      tenant_id: tenantId,
      template_id: 'bulk-template',
      template_version_id: 'bulk-template-v1',
      title: `Open house ${index}, Maple Avenue`,
      owner_user_id,
      data: { headline: `Come and see number ${index}` },
      // Each owner has flyers in every state.
      status: FLYER_STATUSES[Math.floor(index / owners) % FLYER_STATUSES.length],
      reason: null,
      created_at: toTime(index),
      updated_at: toTime(index),
      submitted_at: toTime(index),
    });
    return [
      paths.flyers.one(tenantId, flyer.id),
      { ...flyer, search_keys: toSearchKeys(searchTexts.flyer(flyer)) },
    ] as const;
  });
}

function toLinks({ tenantId, uids: present, sizes }: BulkTenant, uids: readonly string[]) {
  return range(sizes.links).map((index) => {
    const holder = toHolder(index, present, uids);
    const link = sharedLinkSchema.parse({
      short_code: `bulklink${String(index).padStart(8, '0')}`,
      tenant_id: tenantId,
      flyer_instance_id: `bulk-flyer-${index % sizes.flyers}`,
      created_by_user_id: holder,
      kind: 'link',
      label: `Newsletter ${index}`,
      created_at: toTime(index),
      expires_at: null,
      is_disabled: false,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      views: COUNTED_DAYS.length * toViews(index),
      flyer: {
        title: `Open house ${index % sizes.flyers}, Maple Avenue`,
        status: 'approved',
        template_id: 'bulk-template',
        template_name: 'Open House',
        owner_user_id: holder,
        owner_state: 'active',
        corrected_at: [],
      },
      holder_name: holder,
    });
    return [
      paths.sharedLinks.one(tenantId, link.short_code),
      { ...link, search_keys: toSearchKeys(searchTexts.link(link)) },
    ] as const;
  });
}

/** How many days ago a link was viewed, up to nine days more for some links. */
const COUNTED_DAYS = [1, 20, 50];
const toViews = (index: number) => index % 40;

/** Returns the counts of links: rolled-up days and, for every fifth link, a shard of today. */
function toCounts(links: readonly SharedLink[], now: Date): LinkCount[] {
  const toCount = (link: SharedLink, daysAgo: number, change: Partial<LinkCount>) =>
    linkCountSchema.parse({
      tenant_id: link.tenant_id,
      created_by_user_id: link.created_by_user_id,
      short_code: link.short_code,
      flyer_instance_id: link.flyer_instance_id,
      day: dayInZone(new Date(now.getTime() - daysAgo * 24 * HOUR_MS), DEFAULT_OFFICE_SCHEDULE.time_zone),
      is_folded: true,
      is_rolled_up: true,
      facts: toCountFacts(link),
      ...change,
    });
  return links.flatMap((link, index) => [
    ...COUNTED_DAYS.map((days) => toCount(link, days + (index % 10), { views: toViews(index) })),
    ...(index % 5 === 0 ? [toCount(link, 0, { views: 1, is_folded: false, is_rolled_up: false })] : []),
  ]);
}

/** Returns counts with the roll-ups that the hourly job creates from them. */
function toCountRecords(tenantId: string, counts: readonly LinkCount[]) {
  const toId = ({ short_code, day, is_folded }: LinkCount) => `${short_code}_${day}${is_folded ? '' : '_0'}`;
  const folded = counts.filter(({ is_folded }) => is_folded);
  return [
    ...counts.map((count) => [paths.linkCounts.one(tenantId, toId(count)), count] as const),
    ...[...toRollUps(folded)].map(([id, rollUp]) => [paths.linkRollUps.one(tenantId, id), rollUp] as const),
  ];
}

function toRealtors(tenantId: string, uids: readonly string[], count: number) {
  return range(count).map((index) => {
    const realtor = realtorSchema.parse({
      id: `bulk-realtor-${index}`,
      tenant_id: tenantId,
      created_by_user_id: uids[index % uids.length],
      name: toName(index, 'Realtor'),
      email: `realtor${index}@bulk.example`,
      phone: '',
      mls_id: '',
      brokerage: 'Garden State Homes',
      photo_url: '',
      notes: '',
    });
    return [
      paths.realtors.one(tenantId, realtor.id),
      { ...realtor, search_keys: toSearchKeys(searchTexts.realtor(realtor)) },
    ] as const;
  });
}

/** Directory entries with applications; a third of the applications is the General team's. */
export const OFFICERS = ['bulk-officer-0', 'bulk-officer-1', null] as const;
const BRANCHES = ['clifton-nj', 'irvine-ca', null] as const;

/** Only the outlines that the list of submissions shows; answers are read one at a time. */
const toSubmissions = (tenantId: string, count: number) =>
  range(count).map((index) => {
    const id = `bulk-submission-${index}`;
    const status = BULK_STATUSES[index % BULK_STATUSES.length] ?? 'new';
    const submission = submissionSchema.parse({
      id,
      first_name: FIRST_NAMES[index % 10] ?? '',
      last_name: `Applicant ${index}`,
      email: `applicant${index}@bulk.example`,
      mobile: '(973) 555-0199',
      purpose: PURPOSES[index % PURPOSES.length]?.value,
      status,
      reference_number: `PA-${String(index).padStart(8, '0')}`,
      est_value_or_price: null,
      created_at: toTime(index),
      ...toContactDeadlines(toTime(index), DEFAULT_OFFICE_SCHEDULE),
      ...(isOpenStatus(status) && toActionNoticeDates(toTime(index), DEFAULT_OFFICE_SCHEDULE.time_zone)),
      lo_assigned_id: OFFICERS[index % OFFICERS.length] ?? null,
      branch_id: BRANCHES[index % BRANCHES.length] ?? null,
      source: SUBMISSION_SOURCES[index % SUBMISSION_SOURCES.length],
    });
    return [
      paths.submissions.one(tenantId, id),
      { ...submission, tenant_id: tenantId, search_keys: toSearchKeys(searchTexts.submission(submission)) },
    ] as const;
  });

/** Fills a company with records as the functions would write them; returns how many there are. */
export async function fillTenant(firestore: Firestore, tenant: BulkTenant): Promise<number> {
  const { tenantId, uids: present, sizes } = tenant;
  const members = toMembers(tenantId, sizes.members);
  const uids = [...present, ...members.map(([, { user_id }]) => user_id)];
  const links = toLinks(tenant, uids);
  const counts = toCounts(
    links.map(([, link]) => link),
    new Date(),
  );
  const records = [
    ...members,
    ...toFlyers(tenant, uids),
    ...links,
    ...toRealtors(tenantId, uids, sizes.realtors),
    ...toSubmissions(tenantId, sizes.submissions),
  ];
  const countRecords = toCountRecords(tenantId, counts);
  await writeAll(firestore, [...records, ...countRecords]);
  return records.length + countRecords.length;
}

const MAX_ATTEMPTS = 5;

async function writeAll(
  firestore: Firestore,
  records: readonly (readonly [path: string, record: object])[],
): Promise<void> {
  const writer = firestore.bulkWriter();
  writer.onWriteError(({ failedAttempts }) => failedAttempts < MAX_ATTEMPTS);
  for (const [path, record] of records) void writer.set(firestore.doc(path), record);
  await writer.close();
}
