import { objectKeys, toRecord } from '@brokerage/domain/collections/records';
import { hasLeft } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { Member } from '@brokerage/domain/member/member';
import { PUBLISHED_FIELDS, storedProfileSchema } from '@brokerage/domain/member/profile';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import { REGION } from '../data/region.ts';
import { logger } from '../logging/logger.ts';
import { withTracing } from '../logging/requestId.ts';
import { toOwnHeadshot } from './toOwnHeadshot.ts';

// Records from before `update-profile` may hold values that would make the directory unreadable.
const publishedSchema = storedProfileSchema.pick(toRecord(PUBLISHED_FIELDS, () => true as const));

type Stored = Partial<Member> | undefined;

/** Returns whether somebody has edited what the public page shows. Getting another entry isn't an edit. */
const isEdited = (before: Stored, after: Stored): boolean =>
  before?.officer_id === after?.officer_id &&
  PUBLISHED_FIELDS.some((field) => before?.[field] !== after?.[field]);

/**
 * Copies name, email, phone, NMLS number and portrait of an active member to their directory entry, listed or not. Reads the record's
 * current state, so duplicate or late events change nothing. Title, branch and bio stay unchanged. So do an imported NMLS number and
 * portrait, until the profile has its own.
 * @param before the record before the event
 */
async function publish(uid: string, before: Stored): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const member = (await transaction.get(db.member(uid))).data();
    if (!member || member.officer_id === null) return;
    const entry = db.officers(member.tenant_id).doc(member.officer_id).withConverter(null);
    const stored = (await transaction.get(entry)).data() as Partial<OfficerRecord> | undefined;
    if (!stored || hasLeft(stored)) return;
    const parsed = publishedSchema.safeParse(member);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.'));
      logger.warn('profile not published', { uid, fields });
      return;
    }
    const { name, email, phone, nmls_id: nmls } = parsed.data;
    const photo = toOwnHeadshot(member);
    const entryNow = { photo: '', nmls: '', ...stored };
    const hasHad = (field: 'nmls_id' | 'headshot_url') => Boolean(member[field] || before?.[field]);
    const now = {
      name,
      email,
      phone,
      nmls: hasHad('nmls_id') ? nmls : entryNow.nmls,
      photo: hasHad('headshot_url') ? photo : entryNow.photo,
    };
    const isSame = objectKeys(now).every((field) => entryNow[field] === now[field]);
    if (isSame) return;
    transaction.update(entry, { ...now, search_keys: toSearchKeys(searchTexts.officer(now)) });
    requestSiteBuild(transaction, member.tenant_id);
  });
}

/** publish-profile: copies a member's saved profile to their public officer page. */
export const publishProfile = onDocumentUpdated(
  { document: `${paths.members}/{uid}`, region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    const before: Stored = data?.before.data();
    if (isEdited(before, data?.after.data())) await publish(params.uid, before);
  }),
);
