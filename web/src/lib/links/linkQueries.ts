import { LINK_COUNTS_LIMIT, linkCountSchema } from '@brokerage/domain/link/linkCount';
import { LINKS_LIMIT, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { templateSchema } from '@brokerage/domain/template/template';
import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore';
import { listenToQuery } from '../live-data/documents.ts';
import { listenToPages } from '../live-data/listenToPages.ts';
import { linkedFlyerSchema } from './linkRow.ts';
import type { Days } from './period.ts';

/** Whose links: a person's own, or with null everybody's of the tenant, for administrators. */
export interface Whose {
  tenantId: string;
  uid: string | null;
}

const ofPerson = (uid: string | null) => (uid === null ? [] : [where('created_by_user_id', '==', uid)]);

/** Newest first (spec staff-portal section 7). */
export const listenToLinks = (firestore: Firestore, { tenantId, uid }: Whose) =>
  listenToPages(
    query(
      collection(firestore, paths.sharedLinks.all(tenantId)),
      ...ofPerson(uid),
      orderBy('created_at', 'desc'),
    ),
    LINKS_LIMIT,
    sharedLinkSchema,
  );

/** The links to one flyer, newest first. */
export const listenToFlyerLinks = (firestore: Firestore, { tenantId, uid }: Whose, flyerId: string) =>
  listenToPages(
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
export const listenToNotFolded = (firestore: Firestore, { tenantId, uid }: Whose) =>
  listenToPages(
    query(
      collection(firestore, paths.linkCounts.all(tenantId)),
      ...ofPerson(uid),
      where('is_folded', '==', false),
    ),
    LINK_COUNTS_LIMIT,
    linkCountSchema,
  );

/** What was counted on these days, on the office's clock; with null ever. Oldest first. */
export const listenToCounts = (firestore: Firestore, { tenantId, uid }: Whose, days: Days | null) =>
  listenToPages(
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
export const listenToFlyers = (firestore: Firestore, { tenantId, uid }: Whose) =>
  listenToQuery(
    query(
      collection(firestore, paths.flyers.all(tenantId)),
      ...(uid === null ? [] : [where('owner_user_id', '==', uid)]),
    ),
    linkedFlyerSchema,
  );

/** Templates: those in use, or for administrators all. */
export const listenToTemplates = (firestore: Firestore, tenantId: string, isAdministrator: boolean) =>
  listenToQuery(
    query(
      collection(firestore, paths.templates.all(tenantId)),
      ...(isAdministrator ? [] : [where('status', '==', 'published')]),
    ),
    templateSchema,
  );

/** The tenant's people; for administrators. */
export const listenToPeople = (firestore: Firestore, tenantId: string) =>
  listenToQuery(
    query(collection(firestore, paths.userRoles), where('tenant_id', '==', tenantId)),
    userRoleSchema,
  );
