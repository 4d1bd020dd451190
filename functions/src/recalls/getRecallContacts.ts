import type { CallableOutput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { RECALL_DAYS } from '@brokerage/domain/recall/recall';
import { loadCompanyDayAgo } from '../company/loadCompanyDayAgo.ts';
import { db } from '../data/db.ts';
import { directReader } from '../data/reader.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { sumLinkCounts } from '../links/counts/sumLinkCounts.ts';
import { findMember } from '../members/load/findMember.ts';

/** Recalled flyers that are checked, and officers that are listed. */
const MAX_FLYERS = 500;
const MAX_OFFICERS = 50;

type Contacts = CallableOutput<'get-recall-contacts'>;
type Owned = Pick<Flyer, 'owner_user_id' | 'print_code' | 'last_step'>;

/** Returns the officers of recalled flyers with what was printed, most scans first. */
async function findContacts(tenantId: string, recallId: string, now: Date): Promise<Contacts> {
  // Printed copies stay in use when a flyer is archived or corrected; only flyers that the undo restored are fine again.
  const query = db.flyers(tenantId).where('recall_id', '==', recallId);
  const found = await query
    .withConverter(null)
    .select('owner_user_id', 'print_code', 'last_step')
    .limit(MAX_FLYERS + 1)
    .get();
  const flyers = found.docs
    .slice(0, MAX_FLYERS)
    .map((one) => one.data() as Owned)
    .filter(({ last_step }) => last_step?.action !== 'restored');
  const owners = [...Map.groupBy(flyers, ({ owner_user_id }) => owner_user_id)]
    .map(([userId, own]) => ({
      userId,
      flyers: own.length,
      codes: own.flatMap(({ print_code }) => print_code ?? []),
    }))
    .toSorted((a, b) => b.codes.length - a.codes.length);
  const listed = owners.slice(0, MAX_OFFICERS);
  const since = await loadCompanyDayAgo(tenantId, RECALL_DAYS.scans, now);
  const officers = await Promise.all(
    listed.map(async ({ userId, flyers: count, codes }) => {
      const [member, scans] = await Promise.all([
        findMember(directReader, tenantId, userId),
        sumLinkCounts(tenantId, { by: 'short_code', values: codes, figure: 'scans', since }),
      ]);
      return {
        user_id: userId,
        name: member?.name ?? '',
        phone: member?.phone ?? '',
        email: member?.email ?? '',
        is_active: member?.status === 'active',
        flyers: count,
        prints: codes.length,
        scans,
      };
    }),
  );
  return {
    officers: officers.toSorted((a, b) => b.scans - a.scans || b.prints - a.prints),
    is_at_least: found.size > MAX_FLYERS || owners.length > MAX_OFFICERS,
  };
}

/** get-recall-contacts: returns who may still have printed copies of recalled flyers, with recent scans of their codes. */
export const getRecallContacts = defineMemberCallable(
  'get-recall-contacts',
  'recalls:preview',
  async ({ id }, { member }, now) => {
    const { tenant_id: tenantId } = member;
    if (!(await db.recalls(tenantId).doc(id).get()).exists) throw new DomainError('recall-not-found');
    return findContacts(tenantId, id, now);
  },
);
