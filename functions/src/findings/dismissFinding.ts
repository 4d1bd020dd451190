import { DomainError } from '@brokerage/domain/errors/DomainError';
import { correctionMessages } from '@brokerage/domain/finding/correctionMessages';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { loadCurrentFinding } from './loadCurrentFinding.ts';
import { loadOpenCorrectionRequests } from './loadOpenCorrectionRequests.ts';

/** dismiss-finding: records that a finding isn't a problem on this edition. The same person's call with the same reason may be sent again. */
export const dismissFinding = defineMemberCallable(
  'dismiss-finding',
  'findings:decide',
  ({ reason, ...shown }, session, now) =>
    runMemberTransaction(session, async (transaction, actor) => {
      const { finding, flyer } = await loadCurrentFinding(transaction, actor, shown);
      const { id, tenant_id, check, status } = finding;
      const done = { id, status: 'dismissed' } as const;
      if (status === 'dismissed' && finding.by?.user_id === actor.user_id && finding.reason === reason) {
        return done;
      }
      if (status !== 'open' && status !== 'correction_asked') throw new DomainError('finding-decided');
      const others = await loadOpenCorrectionRequests(transaction, finding);
      transaction.update(db.findings(tenant_id).doc(id), {
        status: 'dismissed',
        status_at: now,
        by: { user_id: actor.user_id, name: actor.name },
        reason,
      });
      if (status === 'correction_asked' && flyer.correction_request) {
        const messages = correctionMessages(others);
        transaction.update(db.flyers(tenant_id).doc(flyer.id), {
          correction_request: others.length > 0 ? { ...flyer.correction_request, messages } : null,
        });
      }
      audit(transaction, {
        actor,
        action: 'finding_dismissed',
        entity: { type: 'flyer', id: flyer.id, head: flyer.audit_head },
        before: { finding_status: status },
        after: { finding_status: 'dismissed', check, edition: finding.edition, reason },
        at: now,
      });
      return done;
    }),
);
