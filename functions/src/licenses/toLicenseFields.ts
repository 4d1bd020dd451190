import type { License } from '@brokerage/domain/license/license';
import type { LicenseFields } from '@brokerage/domain/license/licenseCallables';

/** Returns what people enter of a license, as the audit log keeps it. */
export const toLicenseFields = (license: License): LicenseFields => {
  const { holder_kind, holder_id, state, kind, number, authority, expires_on } = license;
  return { holder_kind, holder_id, state, kind, number, authority, expires_on };
};
