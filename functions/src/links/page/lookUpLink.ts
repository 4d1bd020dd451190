import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import type { EndReason } from '@brokerage/domain/link/endReason';
import { isOfficerTarget, type OfficerTarget } from '@brokerage/domain/link/linkTarget';
import { MAX_SUCCESSORS, type SharedLink, toLinkState } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { findMember } from '../../members/load/findMember.ts';
import { findSuccessor } from '../../members/load/findSuccessor.ts';

/** What a visitor may see behind a link; for a link that isn't live, only what the page says about it. */
export type LinkLookup =
  | {
      state: 'live';
      link: SharedLink;
      flyer: Flyer;
      /** The flyer's owner, whom the flyer names. */
      officer: Member;
    }
  /** A live link to a recalled or expired flyer; visitors can contact its owner, `officer`, instead. */
  | { state: 'flyer-ended'; reason: EndReason; officer: Member }
  /** A live link to a listed officer's page, or to the questionnaire with them chosen. */
  | { state: 'landing'; link: SharedLink; target: OfficerTarget; officerId: string }
  /** The flyer's owner was deactivated; `officer` is the listed colleague who takes over, by their directory entry. */
  | { state: 'forwarded'; officer: { id: string; name: string } }
  /**
   * The officer of a page link has left or isn't listed; `officerId` is the successor, or null if there is none, so the page lists all
   * officers.
   */
  | { state: 'moved'; officerId: string | null }
  /** `expired`: the link itself has expired. */
  | { state: 'expired' | 'not-found' };

const NOT_FOUND: LinkLookup = { state: 'not-found' };

/**
 * Looks up a company's link by its code in the transaction; three reads, more only for forwarded links. Each website belongs to one
 * company, so only that tenant's links are searched.
 */
export async function lookUpLink(
  transaction: Transaction,
  tenantId: string,
  code: string,
  now: Date,
): Promise<LinkLookup> {
  const link = (await transaction.get(db.sharedLinks(tenantId).doc(code))).data();
  return link ? resolveLink(transaction, link, now) : NOT_FOUND;
}

/**
 * Looks up a link's target in the transaction. A flyer whose owner was deactivated is no longer live, because it advertises somebody who
 * has left.
 */
export async function resolveLink(
  transaction: Transaction,
  link: SharedLink,
  now: Date,
): Promise<LinkLookup> {
  const { tenant_id: tenantId } = link;
  const state = toLinkState(link, { status: 'approved' }, now);
  if (state !== 'live') return state === 'expired' ? { state } : NOT_FOUND;
  if (isOfficerTarget(link.target)) return lookUpOfficer(transaction, link, link.target);
  if (link.flyer_instance_id === null) return NOT_FOUND;
  const flyer = (await transaction.get(db.flyers(tenantId).doc(link.flyer_instance_id))).data();
  const isRecalled = flyer?.status === 'recalled';
  if (!flyer || (!isRecalled && toLinkState(link, flyer, now) !== 'live')) return NOT_FOUND;
  const officer = await findMember(transaction, tenantId, flyer.owner_user_id);
  if (!officer) return NOT_FOUND;
  if (officer.status === 'active') {
    if (isRecalled) return { state: 'flyer-ended', reason: 'recalled', officer };
    if (hasEnded(flyer, now)) return { state: 'flyer-ended', reason: 'expired', officer };
    return { state: 'live', link, flyer, officer };
  }
  const successor = await findSuccessor(transaction, officer);
  return successor ? { state: 'forwarded', officer: successor } : NOT_FOUND;
}

/** Returns the id of the listed entry that took over from an unlisted one, directly or through others; undefined if there is none. */
async function findListedSuccessor(
  transaction: Transaction,
  tenantId: string,
  entry: OfficerRecord | undefined,
): Promise<string | undefined> {
  let next = entry;
  for (let step = 0; step < MAX_SUCCESSORS && next?.successor_id; step += 1) {
    next = (await transaction.get(db.officers(tenantId).doc(next.successor_id))).data();
    if (next?.listed) return next.id;
  }
  return undefined;
}

/**
 * Looks up where a live link to an officer leads now. It always leads somewhere, because it may be printed on cards and signs. One read,
 * more only if the officer isn't listed.
 */
async function lookUpOfficer(
  transaction: Transaction,
  link: SharedLink,
  target: OfficerTarget,
): Promise<LinkLookup> {
  const { tenant_id: tenantId, officer } = link;
  if (!officer) return { state: 'moved', officerId: null };
  const entry = (await transaction.get(db.officers(tenantId).doc(officer.officer_id))).data();
  if (entry?.listed) return { state: 'landing', link, target, officerId: entry.id };
  const colleague = await findListedSuccessor(transaction, tenantId, entry);
  if (colleague) return { state: 'moved', officerId: colleague };
  // Entries of members who left before entries stored a successor.
  const member =
    officer.user_id === null ? undefined : await findMember(transaction, tenantId, officer.user_id);
  const successor = member?.status === 'deactivated' ? await findSuccessor(transaction, member) : undefined;
  return { state: 'moved', officerId: successor?.id ?? null };
}
