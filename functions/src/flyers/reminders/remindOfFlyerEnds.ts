import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import {
  daysToEnd,
  dueEndReminder,
  END_REMINDER_DAYS,
  LATE_DAYS,
} from '@brokerage/domain/flyer/validity/dueEndReminder';
import { formatLastDay, hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import type { Mail } from '@brokerage/domain/mail';
import { greetingMemberMail, type MemberMailContext, toMailLine } from '@brokerage/domain/mail/memberMail';
import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { remindEach } from '../../data/remindEach.ts';
import { writeNotice } from '../../data/writeNotice.ts';
import { prepareMemberMail } from '../../mail/prepareMemberMail.ts';
import { findActiveMember } from '../../members/load/findMember.ts';
import { flyerAddress } from '../flyerAddress.ts';

interface FlyerEndReminder extends MemberMailContext {
  flyer: Flyer & { valid_until: Date };
  /** Until its last day; negative once it is over. */
  days: number;
}

function when(days: number): string {
  if (days < 0) return 'has expired';
  if (days === 0) return 'expires today';
  return days === 1 ? 'expires tomorrow' : `expires in ${days} days`;
}

/** Reminds a flyer's owner of its end. Repeats the flyer's title and nothing else that was typed. */
function flyerEndMail(reminder: FlyerEndReminder): Mail {
  const { flyer, days, tenant } = reminder;
  const { id, title, snapshot, valid_until } = flyer;
  const lastDay = formatLastDay(valid_until, tenant.office_schedule.time_zone);
  const what = `Your ${snapshot?.category === 'rate_sheet' ? 'rate sheet' : 'flyer'} ${when(days)}`;
  const lines = [
    `${what}:`,
    toMailLine(title),
    '',
    days < 0
      ? `It was valid through ${lastDay}. Its links and printed codes now say that the offer has expired.`
      : `It’s valid through ${lastDay}. After that, its links and printed codes say that the offer has expired.`,
    'Renew it to keep sharing current terms:',
    flyerAddress(tenant, id),
  ];
  return greetingMemberMail(reminder, { kind: 'flyer_ending', subject: what, lines });
}

const isEnding = (flyer: Flyer): flyer is Flyer & { valid_until: Date } => flyer.valid_until !== null;

/**
 * Writes the reminder of one flyer's end if it is due, with notice and mail in one transaction. The notice's id identifies the end date,
 * so that repeated runs notify the owner only once. Returns whether it wrote one.
 */
function remind(tenant: Tenant, id: string, now: Date): Promise<boolean> {
  const { id: tenantId } = tenant;
  return db.runTransaction(async (transaction) => {
    const flyer = (await transaction.get(db.flyers(tenantId).doc(id))).data();
    if (flyer?.status !== 'approved' || !isEnding(flyer)) return false;
    const days = daysToEnd(flyer.valid_until, now, tenant.office_schedule.time_zone);
    const due = dueEndReminder(days);
    if (due === undefined) return false;
    const noticeId = `flyer-end-${due}-${flyer.valid_until.getTime()}-${id}`;
    const [sentNotice, owner] = await Promise.all([
      transaction.get(db.notices(tenantId).doc(noticeId)),
      findActiveMember(transaction, tenantId, flyer.owner_user_id),
    ]);
    // Links of an owner who has left lead to their successor.
    if (sentNotice.exists || !owner) return false;
    const writeMail = await prepareMemberMail(transaction, tenantId, [owner.user_id]);
    const address = { tenantId, to: owner.user_id, now, id: noticeId };
    writeNotice(transaction, address, {
      kind: hasEnded(flyer, now) ? 'flyer_ended' : 'flyer_ending',
      flyer_id: id,
      title: flyer.title,
      valid_until: flyer.valid_until,
    });
    const mail = flyerEndMail({ flyer, days, tenant, to: owner.email, now });
    writeMail(owner.user_id, mail, { about: flyer.title });
    return true;
  });
}

/**
 * Reminds the owners of a tenant's approved flyers 2 days before the last day of each and on it. Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export async function remindOfFlyerEnds(tenantId: string, now: Date): Promise<number> {
  const tenant = await loadTenant(tenantId);
  const { time_zone: timeZone } = tenant.office_schedule;
  const today = dayInZone(now, timeZone);
  const due = db
    .flyers(tenantId)
    .withConverter(null)
    .where('status', '==', 'approved')
    .where('valid_until', '>=', dayStartInZone(shiftDate(today, 1 - LATE_DAYS), timeZone))
    .where('valid_until', '<=', dayStartInZone(shiftDate(today, END_REMINDER_DAYS[0] + 1), timeZone))
    .orderBy('valid_until');
  return remindEach({ tenantId, about: 'flyer', due, remind: (id) => remind(tenant, id, now) });
}
