import type { ParsedInput } from '@brokerage/domain/callables';
import { toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { loadSharableFlyer } from '../flyers/workflow/load/loadSharableFlyer.ts';
import { loadLinkFlyer } from './facts/loadLinkFlyer.ts';
import { loadTargetOfficer } from './loadTargetOfficer.ts';

type Input = ParsedInput<'create-share-link'>;

/** The target of a new link: what the link stores of it, and what the audit log says about it. */
export interface NewLinkTarget {
  link: Pick<SharedLink, 'target' | 'flyer_instance_id' | 'flyer' | 'officer'>;
  audited: Record<string, string>;
  /** The day of the flyer's event, `2026-12-08`; null if it has none. */
  eventDay: string | null;
}

/**
 * Returns the target of the member's new link.
 * @throws DomainError those of `loadSharableFlyer` or `loadTargetOfficer`
 */
export async function loadLinkTarget(
  transaction: Transaction,
  input: Input,
  member: Member,
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
  const flyer = await loadSharableFlyer(transaction, input.instanceId, member, now);
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
