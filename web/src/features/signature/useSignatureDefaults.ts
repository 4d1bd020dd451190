import { toCompanyLook } from '@brokerage/domain/company/companyColors';
import { type SignatureSettings, toSignatureDefaults } from '@brokerage/domain/signature/signature';
import { useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { findListing } from './memberListing.ts';

/**
 * Returns the settings of a new signature: the company's color and website, and the address of the member's branch or else the main office.
 */
export function useSignatureDefaults(): SignatureSettings {
  const { colors, website, address: headOffice } = useCompany();
  const { member } = useSignedIn();
  const directory = useDirectory();
  // Don't show the main office first and then the branch.
  const address =
    directory.status === 'loading' ? '' : (findListing(member, directory)?.branch?.address ?? headOffice);
  return useMemo(
    () => toSignatureDefaults(toCompanyLook(colors), { website, address }),
    [colors, website, address],
  );
}
