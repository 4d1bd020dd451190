import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '@brokerage/domain/callables';
import { objectKeys } from '@brokerage/domain/collections/records';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { linkExpiry } from '@brokerage/domain/link/linkExpiry';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { assertFlyerLicensed } from '../flyers/workflow/assertLicensed.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { assertEventDay } from './assertEventDay.ts';
import { isDisabledByAdministrator } from './facts/isDisabledByAdministrator.ts';
import { assertOfficerLicensed } from './loadTargetOfficer.ts';

type Input = ParsedInput<'update-share-link'>;
type Settings = Pick<
  SharedLink,
  'is_disabled' | 'disabled_by_administrator_id' | 'expires_at' | 'label' | 'event'
>;

/** Returns the requested settings that differ from the current ones. */
function findChanges(
  { isDisabled, expiryDays, label, event }: Input,
  link: SharedLink,
  actor: Member,
  now: Date,
): Partial<Settings> {
  const requested: Partial<Settings> = {
    ...(isDisabled !== undefined && { is_disabled: isDisabled, ...disabler(isDisabled, link, actor) }),
    ...(expiryDays !== undefined && { expires_at: linkExpiry(expiryDays, now) }),
    ...(label !== undefined && { label }),
    ...(event !== undefined && { event }),
  };
  const changed = objectKeys(requested).filter((name) => !isDeepStrictEqual(requested[name], link[name]));
  return Object.fromEntries(changed.map((name) => [name, requested[name]]));
}

/** Returns who disabled the link. The holder's own change never replaces an administrator's. */
function disabler(
  isDisabled: boolean,
  { created_by_user_id, disabled_by_administrator_id }: SharedLink,
  { user_id }: Member,
): Pick<Partial<Settings>, 'disabled_by_administrator_id'> {
  if (!isDisabled) return { disabled_by_administrator_id: null };
  const keepsMark = user_id === created_by_user_id || disabled_by_administrator_id !== null;
  return keepsMark ? {} : { disabled_by_administrator_id: user_id };
}

/**
 * Returns whether somebody else disabled the link as an administrator: the administrator who did it isn't locked out if the link later
 * becomes theirs.
 */
const isDisabledByOther = ({ disabled_by_administrator_id: by }: SharedLink, { user_id }: Member): boolean =>
  by !== null && by !== user_id;

/** Returns whether the change lets visitors in again, or for longer: the link is enabled, or ends later. */
function opensAgain({ isDisabled, expiryDays }: Input, { expires_at }: SharedLink, now: Date): boolean {
  if (isDisabled === false) return true;
  if (expiryDays === undefined || expires_at === null) return false;
  const end = linkExpiry(expiryDays, now);
  return end === null || end > expires_at;
}

/**
 * Asserts that visitors may be let in again, to the flyer or the officer that the link leads to. An administrator's block of one link
 * applies to all links of the flyer; an officer's page is public even if a link to it is disabled.
 * @throws DomainError flyer-disabled-by-administrator; license-expired; flyer-incomplete
 */
async function assertMayOpenAgain(
  transaction: Transaction,
  { flyer_instance_id: flyerId, officer }: SharedLink,
  actor: Member,
  now: Date,
): Promise<void> {
  if (officer) await assertOfficerLicensed(transaction, actor.tenant_id, officer, now);
  if (flyerId === null) return;
  if (!isAdministrator(actor.role) && (await isDisabledByAdministrator(transaction, flyerId, actor))) {
    throw new DomainError('flyer-disabled-by-administrator');
  }
  const flyer = (await transaction.get(db.flyers(actor.tenant_id).doc(flyerId))).data();
  if (flyer) await assertFlyerLicensed(transaction, flyer, now);
}

/** Returns the link for the audit log. */
const toAuditSnapshot = (settings: Partial<Settings>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      // In the audit log, `event` already means an event of a submission's timeline.
      name === 'event' ? 'guest_event' : name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/**
 * Changes a link for its creator or an administrator.
 * @throws DomainError link-not-found; permission-denied; print-link-never-expires; link-disabled-by-administrator if the holder enables it;
 *   invalid-argument for the event's day; those of `assertMayOpenAgain` if visitors would be let in again
 */
function update(input: Input, session: MemberSession, now: Date): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const ref = db.sharedLinks(actor.tenant_id).doc(input.shortCode);
    const link = (await transaction.get(ref)).data();
    if (!link) throw new DomainError('link-not-found');
    const isTheirs = link.created_by_user_id === actor.user_id;
    if (!isTheirs && !isAdministrator(actor.role)) throw new DomainError('permission-denied');
    if (link.kind === 'print' && input.expiryDays !== undefined)
      throw new DomainError('print-link-never-expires');
    const isLocked = link.is_disabled && isDisabledByOther(link, actor);
    if (input.isDisabled === false && isLocked && !isAdministrator(actor.role)) {
      throw new DomainError('link-disabled-by-administrator');
    }
    if (opensAgain(input, link, now)) {
      await assertMayOpenAgain(transaction, link, actor, now);
    }
    const changes = findChanges(input, link, actor, now);
    const names = objectKeys(changes);
    if (names.length === 0) return;
    await assertEventDay(changes.event, actor.tenant_id, now);
    const search_keys = toSearchKeys(searchTexts.link({ ...link, ...changes }));
    transaction.update(ref, { ...changes, search_keys });
    audit(transaction, {
      actor,
      action: 'link_changed',
      at: now,
      entity: { type: 'link', id: link.short_code, head: link.audit_head },
      before: toAuditSnapshot(Object.fromEntries(names.map((name) => [name, link[name]]))),
      after: toAuditSnapshot(changes),
    });
  });
}

/** update-share-link: disables, enables, extends or names a link, or changes its event, for its creator and administrators. */
export const updateShareLink = defineMemberCallable(
  'update-share-link',
  'flyers:make',
  async (input, session, now) => {
    await update(input, session, now);
    return {};
  },
);
