import { DAY_MS } from '../schedule/durations.ts';
import type { License } from './license.ts';

/** When reminders go out, in days before the last day; 0 is that day itself. */
export const LICENSE_REMINDER_DAYS = [60, 30, 7, 0] as const;

/** A license counts as expiring this many days before its last day. */
const EXPIRING_DAYS = LICENSE_REMINDER_DAYS[0];

/** The status of one license on a day. */
export type LicenseStatus = 'valid' | 'expiring' | 'expired';

/** Returns the number of days from `today` to the last day, negative once it is over; null: the license doesn't expire. */
export const daysLeft = ({ expires_on }: Pick<License, 'expires_on'>, today: string): number | null =>
  expires_on === null ? null : Math.round((Date.parse(expires_on) - Date.parse(today)) / DAY_MS);

/**
 * Returns the status of one license. It is in force through its last day.
 * @param today the current day in the company's time zone, such as `2026-11-23`
 */
export function licenseStatus(license: Pick<License, 'expires_on'>, today: string): LicenseStatus {
  const days = daysLeft(license, today);
  if (days === null || days > EXPIRING_DAYS) return 'valid';
  return days < 0 ? 'expired' : 'expiring';
}

/** Returns whether a license is in force on a day. */
export const isInForce = (license: Pick<License, 'expires_on'>, today: string): boolean =>
  licenseStatus(license, today) !== 'expired';

/** Returns which of LICENSE_REMINDER_DAYS is due for a reminder now; undefined if none is, or it was already sent. */
export function dueReminder(
  license: Pick<License, 'expires_on' | 'noticed_days'>,
  today: string,
): number | undefined {
  const days = daysLeft(license, today);
  if (days === null) return undefined;
  const due = LICENSE_REMINDER_DAYS.filter((reminder) => days <= reminder).at(-1);
  const isTold = license.noticed_days !== null && due !== undefined && license.noticed_days <= due;
  return isTold ? undefined : due;
}
