import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { securityMail } from './accountMails.ts';
import type { loadSuperAdmins } from './load/loadSuperAdmins.ts';

interface SecurityEvent {
  actor: Member;
  /** What happened, worded to follow the actor's name: `deactivated Sofia Almeida`. */
  description: string;
  at: Date;
}

/**
 * Reads what the security mail about an event needs, and returns the function that queues it in the same transaction: one mail to each super
 * administrator, including the actor.
 */
export async function prepareSecurityMail(
  transaction: Transaction,
  tenantId: string,
  recipients: Awaited<ReturnType<typeof loadSuperAdmins>>,
): Promise<(event: SecurityEvent) => void> {
  const tenant = await loadTenant(tenantId);
  return ({ actor, description, at }) => {
    for (const { account } of recipients) {
      if (!account.email) continue;
      const mail = securityMail(
        { to: account.email, tenant, now: at },
        { actorName: actor.name, description },
      );
      transaction.create(db.mail(tenantId).doc(), mail);
    }
  };
}
