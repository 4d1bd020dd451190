import { siteOriginOf } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { formatLicenseDay } from '@brokerage/domain/license/flyerLicensing';
import type { License } from '@brokerage/domain/license/license';
import { licenseKind } from '@brokerage/domain/license/licenseKinds';
import { daysLeft } from '@brokerage/domain/license/licenseState';
import type { Mail } from '@brokerage/domain/mail';

/** The portal's pages; web/src/lib/routes/routePaths.ts has them too. */
const LICENSES_PAGE = '/officer-portal/licenses';
const PROFILE_PAGE = '/officer-portal/profile';

interface LicenseReminder {
  license: License & { expires_on: string };
  holderName: string;
  /** The officer whose license it is, or the company. */
  isToOfficer: boolean;
  today: string;
  tenant: Tenant;
  to: string;
  now: Date;
}

function when(days: number, on: string): string {
  if (days < 0) return `expired on ${on}`;
  if (days === 0) return 'expires today';
  return `expires in ${days === 1 ? '1 day' : `${days} days`}, on ${on}`;
}

/** Reminds of a license that expires. */
export function licenseMail(reminder: LicenseReminder): Mail {
  const { license, holderName, isToOfficer, today, tenant, to, now } = reminder;
  const state = US_STATES[license.state] ?? license.state;
  const days = daysLeft(license, today) ?? 0;
  const what = `${isToOfficer ? 'Your' : `${holderName}’s`} ${state} license`;
  const text = [
    `${what} (${licenseKind(license.kind).name}, ${license.number}) ${when(days, formatLicenseDay(license.expires_on))}.`,
    '',
    days < 0
      ? `Flyers for ${state} can’t be submitted or shared until it’s renewed.`
      : `After that day, flyers for ${state} can’t be submitted or shared until it’s renewed.`,
    '',
    isToOfficer
      ? 'Once it’s renewed, ask your administrator to record the new date. Your licenses are in your profile:'
      : 'Once it’s renewed, record the new date in the Officer Portal:',
    `${siteOriginOf(tenant)}${isToOfficer ? PROFILE_PAGE : LICENSES_PAGE}`,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    kind: 'license_reminder',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `${what} ${when(days, formatLicenseDay(license.expires_on))}`,
      text: text.join('\n'),
    },
    created_at: now,
  };
}
