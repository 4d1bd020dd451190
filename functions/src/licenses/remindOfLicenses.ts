import { siteAddress } from '@brokerage/domain/company/siteHost';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import type { License } from '@brokerage/domain/license/license';
import { licenseKind } from '@brokerage/domain/license/licenseKinds';
import type { LicenseNotice } from '@brokerage/domain/license/licenseNotice';
import {
  daysLeft,
  dueReminder,
  isInForce,
  LICENSE_REMINDER_DAYS,
} from '@brokerage/domain/license/licenseStatus';
import type { Mail } from '@brokerage/domain/mail';
import { type MemberMailContext, memberMail } from '@brokerage/domain/mail/memberMail';
import { portalPaths } from '@brokerage/domain/portalPaths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  type ReminderTeam,
  remindEachWithTeam,
  writeReminder,
} from '../submissions/reminders/reminderRecipients.ts';
import { findHolderName } from './findHolderName.ts';

interface LicenseReminder extends MemberMailContext {
  license: License & { expires_on: string };
  holderName: string;
  /** The officer whose license it is, or the company. */
  isToOfficer: boolean;
  today: string;
}

function when(days: number, on: string): string {
  if (days < 0) return `expired on ${on}`;
  if (days === 0) return 'expires today';
  return `expires in ${pluralize(days, 'day')}, on ${on}`;
}

/** Reminds of a license that expires. */
function licenseMail(reminder: LicenseReminder): Mail {
  const { license, holderName, isToOfficer, today, tenant } = reminder;
  const state = US_STATES[license.state] ?? license.state;
  const days = daysLeft(license, today) ?? 0;
  const what = `${isToOfficer ? 'Your' : `${holderName}’s`} ${state} license`;
  const lines = [
    `${what} (${licenseKind(license.kind).name}, ${license.number}) ${when(days, formatDay(license.expires_on))}.`,
    '',
    days < 0
      ? `Flyers for ${state} can’t be submitted or shared until it’s renewed.`
      : `After that day, flyers for ${state} can’t be submitted or shared until it’s renewed.`,
    '',
    isToOfficer
      ? 'Once it’s renewed, ask your administrator to record the new date. Your licenses are in your profile:'
      : 'Once it’s renewed, record the new date in the Officer Portal:',
    siteAddress(tenant, isToOfficer ? portalPaths.profile : portalPaths.licenses),
  ];
  const subject = `${what} ${when(days, formatDay(license.expires_on))}`;
  return memberMail(reminder, { kind: 'license_reminder', subject, lines });
}

/** Days in which a missed run is made up for. A license that is entered longer after it expired sends no reminder. */
const LATE_DAYS = 14;

const isLapsing = (license: License): license is License & { expires_on: string } =>
  license.expires_on !== null;

/**
 * Writes one license's reminder if it is due. Notices, mails and the mark that they were written go into one transaction, so everybody
 * hears once however often it runs. Returns whether it wrote one.
 */
function remind(tenantId: string, id: string, team: ReminderTeam, now: Date): Promise<boolean> {
  const today = dayInZone(now, team.tenant.office_schedule.time_zone);
  return db.runTransaction(async (transaction) => {
    const license = (await transaction.get(db.licenses(tenantId).doc(id))).data();
    if (!license || !isLapsing(license)) return false;
    const due = dueReminder(license, today);
    if (due === undefined) return false;
    const holderName = await findHolderName(transaction, tenantId, license);
    const officer =
      license.holder_kind === 'officer' ? await team.loadAssigned(license.holder_id) : undefined;
    transaction.update(db.licenses(tenantId).doc(id), { noticed_days: due });
    // The branch or the entry is gone, so nobody works under the license.
    if (holderName === undefined) return false;
    const { holder_kind, state, expires_on } = license;
    const kind: LicenseNotice['kind'] = isInForce(license, today) ? 'license_expiring' : 'license_expired';
    const { administrators, tenant } = team;
    writeReminder(transaction, team, {
      recipients: officer ? [officer, administrators] : [administrators],
      now,
      noticeId: `license-${due}-${expires_on}-${id}`,
      notice: { kind, license_id: id, holder_kind, holder_name: holderName, state, expires_on },
      toMail: ({ address: to }) => {
        const isToOfficer = to !== administrators.address;
        return licenseMail({ license, holderName, isToOfficer, today, tenant, to, now });
      },
    });
    return true;
  });
}

/**
 * Requests a site build if a license has expired since the last run, or within LATE_DAYS if there was none, because the prerendered
 * pages still say that it's in force.
 */
async function requestBuildAfterExpiry(tenantId: string, today: string): Promise<void> {
  const progress = db.licenseExpiry(tenantId);
  const yesterday = shiftDate(today, -1);
  await db.runTransaction(async (transaction) => {
    const handled = await transaction.get(progress);
    const lastDay = String(handled.get('last_day') ?? shiftDate(today, -LATE_DAYS));
    if (lastDay >= yesterday) return;
    const expired = await transaction.get(
      db
        .licenses(tenantId)
        .where('expires_on', '>', lastDay)
        .where('expires_on', '<=', yesterday)
        .orderBy('expires_on')
        .limit(1),
    );
    if (!expired.empty) requestSiteBuild(transaction, tenantId);
    transaction.set(progress, { last_day: yesterday });
  });
}

/**
 * Reminds of a tenant's licenses 60, 30 and 7 days before their last day and on it: the administrators, and officers of their own.
 * Returns how many reminders it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export async function remindOfLicenses(tenantId: string, now: Date): Promise<number> {
  const today = dayInZone(now, await loadCompanyTimeZone(tenantId, now));
  const due = db
    .licenses(tenantId)
    .withConverter(null)
    .where('expires_on', '>=', shiftDate(today, -LATE_DAYS))
    .where('expires_on', '<=', shiftDate(today, LICENSE_REMINDER_DAYS[0]))
    .orderBy('expires_on');
  try {
    return await remindEachWithTeam({
      tenantId,
      about: 'license',
      due,
      remind: (id, team) => remind(tenantId, id, team, now),
    });
  } finally {
    await requestBuildAfterExpiry(tenantId, today);
  }
}
