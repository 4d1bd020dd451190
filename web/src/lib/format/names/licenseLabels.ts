import type { License } from '@brokerage/domain/license/license';
import { licenseKind } from '@brokerage/domain/license/licenseKinds';
import { daysLeft, licenseStatus } from '@brokerage/domain/license/licenseStatus';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import type { StatusTone } from '../StatusTone.ts';

/** Returns the label of a license's kind; for a kind that isn't on the list, includes its authority. */
export const formatLicenseKind = ({ kind, authority }: Pick<License, 'kind' | 'authority'>): string =>
  kind === 'other' && authority !== '' ? authority : licenseKind(kind).name;

/** Returns a license's badge on the given day. */
export function licenseBadge(
  license: Pick<License, 'expires_on'>,
  today: string,
): { label: string; tone: StatusTone } {
  const days = daysLeft(license, today) ?? 0;
  switch (licenseStatus(license, today)) {
    case 'valid':
      return { label: 'Active', tone: 'success' };
    case 'expired':
      return { label: 'Expired', tone: 'error' };
    case 'expiring':
      if (days === 0) return { label: 'Expires today', tone: 'warning' };
      return { label: days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`, tone: 'warning' };
  }
}

/** Formats a license's expiration. */
export const formatLicenseExpiry = ({ expires_on }: Pick<License, 'expires_on'>): string =>
  expires_on === null ? 'Doesn’t expire' : formatDay(expires_on);
