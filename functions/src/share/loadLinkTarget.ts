import type { CallableRequest } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { assertFlyerLicensed } from '../flyers/workflow/assertLicensed.ts';
import { assertNotEnded } from '../flyers/workflow/assertNotEnded.ts';
import { assertCanAct, loadFlyer } from '../flyers/workflow/loadFlyer.ts';
import { findActiveMember } from '../members/load/findMember.ts';
import { loadLinkFlyer } from './facts/loadLinkFlyer.ts';
import { isDisabledByAdministrator } from './isDisabledByAdministrator.ts';
import { loadTargetOfficer } from './loadTargetOfficer.ts';

type Input = CallableRequest<'create-share-link'>;
type FlyerInput = Extract<Input, { instanceId: string }>;
type Transaction = FirebaseFirestore.Transaction;

/**
 * Returns a flyer that the member may make a link to, or a picture to hand out. What an administrator disabled is not replaced by a new link, except by
 * administrators.
 * @throws DomainError flyer-not-found; permission-denied; flyer-not-shareable, flyer-expired or license-expired as the flyer stands;
 *   flyer-incomplete; flyer-owner-deactivated; flyer-disabled-by-administrator
 */
export async function loadSharableFlyer(
  transaction: Transaction,
  { instanceId }: Pick<FlyerInput, 'instanceId'>,
  member: UserRole,
): Promise<Flyer> {
  const flyer = await loadFlyer(transaction, member.tenant_id, instanceId);
  assertCanAct(flyer, 'share', member);
  const owner = await findActiveMember(transaction, member.tenant_id, flyer.owner_user_id);
  if (!owner) throw new DomainError('flyer-owner-deactivated');
  const now = new Date();
  await assertNotEnded(flyer, now);
  await assertFlyerLicensed(transaction, flyer, now);
  if (!isAdministrator(member.role) && (await isDisabledByAdministrator(transaction, flyer.id, member))) {
    throw new DomainError('flyer-disabled-by-administrator');
  }
  return flyer;
}

/** What a new link leads to: what it keeps of that, and what the audit log says of it. */
export interface NewLinkTarget {
  link: Pick<SharedLink, 'target' | 'flyer_instance_id' | 'flyer' | 'officer'>;
  audited: Record<string, string>;
  /** The day of the flyer's event, `2026-12-08`; null where there is none. */
  eventDay: string | null;
}

/**
 * Returns what the member's new link leads to.
 * @throws DomainError those of `loadSharableFlyer` or `loadTargetOfficer`
 */
export async function loadLinkTarget(
  transaction: Transaction,
  input: Input,
  member: UserRole,
  now: Date,
): Promise<NewLinkTarget> {
  if ('target' in input) {
    const { target } = input;
    const officer = await loadTargetOfficer(transaction, input.officerId, member, now);
    return {
      link: { target, flyer_instance_id: null, flyer: null, officer },
      audited: { target, officer_name: officer.name },
      eventDay: null,
    };
  }
  const flyer = await loadSharableFlyer(transaction, input, member);
  const { id: flyer_instance_id, title: flyer_title } = flyer;
  return {
    link: {
      target: 'flyer',
      flyer_instance_id,
      flyer: await loadLinkFlyer(transaction, flyer),
      officer: null,
    },
    audited: { flyer_title, flyer_instance_id },
    eventDay: toFlyerEvent(flyer.data)?.date ?? null,
  };
}
