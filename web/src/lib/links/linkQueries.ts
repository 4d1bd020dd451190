import { linkCountSchema } from '@brokerage/domain/link/linkCount';
import { type LinkRollUp, linkRollUpSchema, ROLL_UPS_LIMIT } from '@brokerage/domain/link/linkRollUp';
import { OFFICER_TARGETS } from '@brokerage/domain/link/linkTarget';
import { LINKS_LIMIT, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { collection, type Firestore, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { loadCount } from '../live-data/listQuery.ts';
import { subscribePaged } from '../live-data/subscribePaged.ts';
import { LINKS_PAGE, type LinkScope, NEWEST_LINKS } from './listedLinks.ts';

/** Maximum number of shards to read: about as many links were opened since the last hourly update. */
const SHARDS_SHOWN = 15;

/** Maximum records for one link: its daily records plus the shards of the last hour. */
const LINK_DAYS_SHOWN = 120;

const ofHolder = (holderId: string | null) =>
  holderId === null ? [] : [where('created_by_user_id', '==', holderId)];

const linkList = (
  firestore: Firestore,
  { tenantId, holderId }: LinkScope,
  ...constraints: QueryConstraint[]
) => ({
  source: collection(firestore, paths.sharedLinks.all(tenantId)),
  constraints: [...ofHolder(holderId), ...constraints],
  pageSize: LINKS_PAGE,
  schema: sharedLinkSchema,
});

/** Subscribes to the links of one owner, or of the whole company, one page at a time; newest first by default. */
export const subscribeLinks = (firestore: Firestore, scope: LinkScope, order = NEWEST_LINKS) =>
  subscribePaged(linkList(firestore, scope, orderBy(order.by, order.direction)));

/** Subscribes to the links found under a key (`toQueryKey`), newest first, one page at a time. */
export const subscribeFoundLinks = (firestore: Firestore, scope: LinkScope, key: string) =>
  subscribePaged(
    linkList(firestore, scope, where('search_keys', 'array-contains', key), orderBy('created_at', 'desc')),
  );

/** Subscribes to the links to one flyer, newest first, a page at a time. */
export const subscribeFlyerLinks = (firestore: Firestore, scope: LinkScope, flyerId: string) =>
  subscribePaged(
    linkList(firestore, scope, where('flyer_instance_id', '==', flyerId), orderBy('created_at', 'desc')),
  );

/** Subscribes to the links to an officer's page and the questionnaire, newest first, a page at a time. */
export const subscribeOfficerLinks = (firestore: Firestore, scope: LinkScope) =>
  subscribePaged(
    linkList(firestore, scope, where('target', 'in', OFFICER_TARGETS), orderBy('created_at', 'desc')),
  );

/** Subscribes to the oldest link: there are no counts from before it. */
export const subscribeOldestLink = (firestore: Firestore, scope: LinkScope) =>
  subscribePaged({ ...linkList(firestore, scope, orderBy('created_at')), pageSize: 1, pages: 1 });

/** Subscribes to links that expire between two moments, earliest first. */
export const subscribeExpiringLinks = (firestore: Firestore, scope: LinkScope, from: Date, to: Date) =>
  subscribePaged({
    ...linkList(
      firestore,
      scope,
      where('expires_at', '>=', from),
      where('expires_at', '<=', to),
      orderBy('expires_at'),
    ),
    pages: 1,
  });

/** Subscribes to counts since the last hourly update, which aren't included in any totals yet. */
export const subscribeNotCompacted = (firestore: Firestore, { tenantId, holderId }: LinkScope) =>
  subscribePaged({
    source: collection(firestore, paths.linkCounts.all(tenantId)),
    constraints: [...ofHolder(holderId), where('is_folded', '==', false)],
    pageSize: SHARDS_SHOWN,
    pages: 1,
    schema: linkCountSchema,
  });

/** Subscribes to one link's counts since a day: one record per day, and the shards of the last hour. */
export const subscribeLinkDays = (
  firestore: Firestore,
  { tenantId, holderId }: LinkScope,
  shortCode: string,
  from: string,
) =>
  subscribePaged({
    source: collection(firestore, paths.linkCounts.all(tenantId)),
    constraints: [
      ...ofHolder(holderId),
      where('short_code', '==', shortCode),
      where('day', '>=', from),
      orderBy('day', 'desc'),
    ],
    pageSize: LINK_DAYS_SHOWN,
    pages: 1,
    schema: linkCountSchema,
  });

/** Selects roll-ups, from the first to the last period. */
export type RollUpQuery = Pick<LinkRollUp, 'by' | 'unit'> & { from: string; to: string };

/** Subscribes to the roll-ups of one owner, or of the whole company. */
export const subscribeRollUps = (
  firestore: Firestore,
  { tenantId, holderId }: LinkScope,
  { by, unit, from, to }: RollUpQuery,
) =>
  subscribePaged({
    source: collection(firestore, paths.linkRollUps.all(tenantId)),
    constraints: [
      where('holder_id', '==', holderId),
      where('by', '==', by),
      where('unit', '==', unit),
      where('period', '>=', from),
      where('period', '<=', to),
      orderBy('period'),
    ],
    pageSize: ROLL_UPS_LIMIT,
    // Ten years of everything.
    pages: 3,
    schema: linkRollUpSchema,
  });

/** Filter values for a link's fields; a list matches any of its values. */
export type LinkFields = Readonly<Record<string, string | null | readonly string[]>>;

/** Counts a company's links with these field values; LINKS_LIMIT means that many or more. */
export const loadLinkCount = (firestore: Firestore, tenantId: string, fields: LinkFields): Promise<number> =>
  loadCount(
    collection(firestore, paths.sharedLinks.all(tenantId)),
    Object.entries(fields).map(([field, value]) => where(field, Array.isArray(value) ? 'in' : '==', value)),
    LINKS_LIMIT,
  );
