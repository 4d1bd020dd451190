import { DomainError } from '@brokerage/domain/errors/DomainError';
import { correctionMessages } from '@brokerage/domain/finding/correctionMessages';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext, toMailLine } from '@brokerage/domain/mail/memberMail';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { writeNotice } from '../data/writeNotice.ts';
import { flyerAddress } from '../flyers/flyerAddress.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { findActiveMember } from '../members/load/findMember.ts';
import { loadCurrentFinding } from './loadCurrentFinding.ts';
import { loadOpenCorrectionRequests } from './loadOpenCorrectionRequests.ts';

interface CorrectionRequest extends MemberMailContext {
  flyer: Pick<Flyer, 'id' | 'title'>;
  /** The check's messages. */
  messages: readonly string[];
}

/** Asks a flyer's owner to correct it. The flyer's title is the only user input in the mail. */
function correctionMail({ flyer, messages, ...context }: CorrectionRequest): Mail {
  const lines = [
    'Please correct your flyer:',
    toMailLine(flyer.title),
    '',
    ...messages,
    '',
    'Open it and press Correct. Its links and printed codes show the new edition once it’s approved:',
    flyerAddress(context.tenant, flyer.id),
  ];
  return greetingMemberMail(context, {
    kind: 'flyer_correction',
    subject: 'Please correct your flyer',
    lines,
  });
}

/**
 * request-correction: asks the flyer's owner to correct it, in the portal and by mail. A repeated call by the same person doesn't notify
 * again.
 */
export const requestCorrection = defineMemberCallable(
  'request-correction',
  'findings:decide',
  (shown, session, now) =>
    runMemberTransaction(session, async (transaction, actor) => {
      const { finding, flyer } = await loadCurrentFinding(transaction, actor, shown);
      const { id, tenant_id, check, status } = finding;
      const done = { id, status: 'correction_asked' } as const;
      if (status === 'correction_asked' && finding.by?.user_id === actor.user_id) return done;
      if (status !== 'open') throw new DomainError('finding-decided');
      const owner = await findActiveMember(transaction, tenant_id, flyer.owner_user_id);
      if (!owner) throw new DomainError('finding-without-owner');
      const tenant = await loadTenant(tenant_id, transaction);
      const others = await loadOpenCorrectionRequests(transaction, finding);
      const writeMail = await prepareMemberMail(transaction, tenant_id, [owner.user_id]);
      const messages = correctionMessages([finding]);
      transaction.update(db.findings(tenant_id).doc(id), {
        status: 'correction_asked',
        status_at: now,
        by: { user_id: actor.user_id, name: actor.name },
        reason: null,
      });
      transaction.update(db.flyers(tenant_id).doc(flyer.id), {
        correction_request: {
          at: now,
          by_name: actor.name,
          messages: correctionMessages([...others, finding]),
        },
      });
      audit(transaction, {
        actor,
        action: 'flyer_correction_requested',
        entity: { type: 'flyer', id: flyer.id, head: flyer.audit_head },
        before: { finding_status: status },
        after: { finding_status: 'correction_asked', check, edition: finding.edition },
        at: now,
      });
      writeNotice(
        transaction,
        { tenantId: tenant_id, to: owner.user_id, now },
        {
          kind: 'correction_requested',
          flyer_id: flyer.id,
          template_id: null,
          title: flyer.title,
          actor_name: actor.name,
          reason: messages.join(' '),
        },
      );
      const mail = correctionMail({ flyer, messages, to: owner.email, tenant, now });
      writeMail(owner.user_id, mail, { about: flyer.title });
      return done;
    }),
);
