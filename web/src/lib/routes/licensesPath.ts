import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { routePaths } from './routePaths.ts';

/** Search parameters that filter the list of licenses. */
export const LICENSE_FIELDS = { holder: 'holder', state: 'state' } as const;

/** Returns a holder's key for the URL: `officer:maya-torres`. */
export const toHolderKey = ({ holder_kind, holder_id }: LicenseHolder): string =>
  `${holder_kind}:${holder_id}`;

/** Returns the URL of the licenses page, filtered to one holder. */
export const licensesPath = (holder: LicenseHolder): string =>
  `${routePaths.licenses}?${new URLSearchParams({ [LICENSE_FIELDS.holder]: toHolderKey(holder) }).toString()}`;
