import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Mail } from '@brokerage/domain/mail';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../../company/loadTenant.ts';
import { directReader } from '../../data/reader.ts';
import { type Reminders, remindEach } from '../../data/remindEach.ts';
import { type NoticeContent, writeNotice } from '../../data/writeNotice.ts';
import {
  loadMailPreferences,
  memberMailWriter,
  type PreferencesByUid,
} from '../../mail/prepareMemberMail.ts';
import { loadLeadWorkers } from '../../members/load/loadLeadWorkers.ts';
import { loadMembersWithRight } from '../../members/load/loadMembersWithRight.ts';
import type { SubmissionPage } from '../../preapproval/applicationMail.ts';
import { findLeadRecipient, toMailReader } from '../../profile/findLeadRecipient.ts';

/** Submissions that one run of a reminder checks; the next run takes the rest. */
export const SUBMISSIONS_PER_RUN = 1000;

/** Recipients of a reminder about a submission or a license. */
interface Recipients {
  /** The members who get the notice in the portal. */
  uids: readonly string[];
  /** Address for the mail. */
  address: string;
  /** The member who reads it; undefined for the company's mailbox, and for an entry without a member. */
  reader?: string | undefined;
  /** Which emails that member gets, and when. */
  preferences?: PreferencesByUid;
  /** The page that the recipient may open. */
  page: SubmissionPage;
}

/** Recipients of reminders in a company. */
export interface ReminderTeam {
  tenant: Tenant;
  administrators: Recipients;
  /** The officer, or the administrators for the General team and for an officer who has left. */
  loadAssigned: (officerId: string | null) => Promise<Recipients>;
}

/**
 * Returns the recipients of a tenant's reminders. Each is looked up once, so the cost of a long run depends only on the number of officers.
 */
async function loadTeam(tenantId: string): Promise<ReminderTeam> {
  const [tenant, readers] = await Promise.all([
    loadTenant(tenantId),
    loadMembersWithRight(directReader, tenantId, 'submissions:read'),
  ]);
  const uids = readers.map(({ user_id }) => user_id);
  const administrators: Recipients = { uids, address: tenant.mailbox, page: 'submissions' };
  const officers = new Map<string, Promise<Recipients>>();
  const loadOfficer = async (officerId: string): Promise<Recipients> => {
    const members = await loadLeadWorkers(directReader, tenantId, officerId);
    const uids = members.length > 0 ? members.map(({ user_id }) => user_id) : administrators.uids;
    const recipient = await findLeadRecipient(tenantId, officerId);
    if (!recipient) return { ...administrators, uids };
    const preferences = await loadMailPreferences(tenantId, [recipient.uid]);
    return {
      uids,
      address: recipient.address,
      reader: toMailReader(recipient, tenant),
      preferences,
      // An administrator in the directory has no page of leads.
      page: members.some(({ role }) => isAdministrator(role)) ? 'submissions' : 'leads',
    };
  };
  return {
    tenant,
    administrators,
    loadAssigned: (officerId) => {
      if (officerId === null) return Promise.resolve(administrators);
      const known = officers.get(officerId) ?? loadOfficer(officerId);
      officers.set(officerId, known);
      return known;
    },
  };
}

interface TeamReminders extends Omit<Reminders, 'remind'> {
  /** Writes one record's reminder if it is due, once, no matter how often it runs. Returns whether it did. */
  remind: (id: string, team: ReminderTeam) => Promise<boolean>;
}

/** Does the same as `remindEach`, but loads the team only with the first record, because most runs have nothing to remind of. */
export function remindEachWithTeam({ remind, ...reminders }: TeamReminders): Promise<number> {
  let team: Promise<ReminderTeam> | undefined;
  return remindEach({
    ...reminders,
    remind: async (id) => {
      team ??= loadTeam(reminders.tenantId);
      return remind(id, await team);
    },
  });
}

interface Reminder {
  /** Recipients, with the administrators last: among equal addresses, the last mail wins. */
  recipients: readonly Recipients[];
  now: Date;
  /** Prefix of the notices' ids; each member's uid completes it. */
  noticeId: string;
  notice: NoticeContent;
  toMail: (recipients: Recipients) => Mail;
}

/** Writes a reminder: one notice to each member, and one mail to each address. */
export function writeReminder(
  transaction: Transaction,
  { tenant }: ReminderTeam,
  { recipients, now, noticeId, notice, toMail }: Reminder,
): void {
  for (const uid of new Set(recipients.flatMap(({ uids }) => uids))) {
    writeNotice(transaction, { tenantId: tenant.id, to: uid, now, id: `${noticeId}-${uid}` }, notice);
  }
  const preferences = new Map(recipients.flatMap((one) => [...(one.preferences ?? [])]));
  const writeMail = memberMailWriter(transaction, tenant.id, preferences);
  const byAddress = new Map(recipients.map((one) => [one.address, one]));
  for (const one of byAddress.values()) writeMail(one.reader, toMail(one));
}
