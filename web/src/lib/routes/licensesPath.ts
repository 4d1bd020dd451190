import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { routePaths } from './routePaths.ts';

/** The fields of the address that narrow the list of licenses. */
export const LICENSE_FIELDS = { holder: 'holder', state: 'state' } as const;

/** Returns a holder as the address has it: `officer:maya-torres`. */
export const toHolderKey = ({ holder_kind, holder_id }: LicenseHolder): string =>
  `${holder_kind}:${holder_id}`;

/** Returns the page of licenses with those of one holder. */
export const licensesPath = (holder: LicenseHolder): string =>
  `${routePaths.licenses}?${new URLSearchParams({ [LICENSE_FIELDS.holder]: toHolderKey(holder) }).toString()}`;
