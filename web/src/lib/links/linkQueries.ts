import { LINK_COUNTS_LIMIT, linkCountSchema } from '@brokerage/domain/link/linkCount';
import { LINKS_LIMIT, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { templateSchema } from '@brokerage/domain/template/template';
import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore';
import { subscribeQuery } from '../live-data/documents.ts';
import { subscribePaged } from '../live-data/subscribePaged.ts';
import { linkedFlyerSchema } from './linkNames.ts';
import type { Days } from './period.ts';

/** Whose links: a person's own, or with null everybody's of the tenant, for administrators. */
export interface Whose {
  tenantId: string;
  uid: string | null;
}

const ofPerson = (uid: string | null) => (uid === null ? [] : [where('created_by_user_id', '==', uid)]);

/** Subscribes to the links of a person, or of the whole company, newest first. */
export const subscribeLinks = (firestore: Firestore, { tenantId, uid }: Whose) =>
  subscribePaged(
    query(
      collection(firestore, paths.sharedLinks.all(tenantId)),
      ...ofPerson(uid),
      orderBy('created_at', 'desc'),
    ),
    LINKS_LIMIT,
    sharedLinkSchema,
  );

/** The links to one flyer, newest first. */
export const subscribeFlyerLinks = (firestore: Firestore, { tenantId, uid }: Whose, flyerId: string) =>
  subscribePaged(
    query(
      collection(firestore, paths.sharedLinks.all(tenantId)),
      ...ofPerson(uid),
      where('flyer_instance_id', '==', flyerId),
      orderBy('created_at', 'desc'),
    ),
    LINKS_LIMIT,
    sharedLinkSchema,
  );

/** What was counted and is not in the links' own sums yet. */
export const subscribeNotCompacted = (firestore: Firestore, { tenantId, uid }: Whose) =>
  subscribePaged(
    query(
      collection(firestore, paths.linkCounts.all(tenantId)),
      ...ofPerson(uid),
      where('is_folded', '==', false),
    ),
    LINK_COUNTS_LIMIT,
    linkCountSchema,
  );

/** What was counted on these days, on the office's clock; with null ever. Oldest first. */
export const subscribeCounts = (firestore: Firestore, { tenantId, uid }: Whose, days: Days | null) =>
  subscribePaged(
    query(
      collection(firestore, paths.linkCounts.all(tenantId)),
      ...ofPerson(uid),
      ...(days === null ? [] : [where('day', '>=', days.from), where('day', '<=', days.to)]),
      orderBy('day'),
    ),
    LINK_COUNTS_LIMIT,
    linkCountSchema,
  );

/** The flyers behind the links: with null all of the tenant, for administrators, who may share a colleague's. */
export const subscribeFlyers = (firestore: Firestore, { tenantId, uid }: Whose) =>
  subscribeQuery(
    query(
      collection(firestore, paths.flyers.all(tenantId)),
      ...(uid === null ? [] : [where('owner_user_id', '==', uid)]),
    ),
    linkedFlyerSchema,
  );

/** Templates: those in use, or for administrators all. */
export const subscribeTemplates = (firestore: Firestore, tenantId: string, isAdministrator: boolean) =>
  subscribeQuery(
    query(
      collection(firestore, paths.templates.all(tenantId)),
      ...(isAdministrator ? [] : [where('status', '==', 'published')]),
    ),
    templateSchema,
  );

/** The tenant's people; for administrators. */
export const subscribeMembers = (firestore: Firestore, tenantId: string) =>
  subscribeQuery(
    query(collection(firestore, paths.userRoles), where('tenant_id', '==', tenantId)),
    userRoleSchema,
  );
