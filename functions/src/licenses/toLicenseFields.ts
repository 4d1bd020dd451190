import type { License } from '@brokerage/domain/license/license';
import type { LicenseFields } from '@brokerage/domain/license/licenseCallables';

/** Returns the fields of a license that people enter, as the audit log keeps it. */
export const toLicenseFields = (license: License): LicenseFields => {
  const { holder_kind, holder_id, state, kind, number, authority, expires_on } = license;
  return { holder_kind, holder_id, state, kind, number, authority, expires_on };
};
