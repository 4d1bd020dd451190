import type { licenseSchema } from '@brokerage/domain/license/license';
import type { LicenseKindId } from '@brokerage/domain/license/licenseKinds';
import type * as z from 'zod';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

type License = z.input<typeof licenseSchema>;

const license = (
  id: string,
  [holder_kind, holder_id]: [License['holder_kind'], string],
  [state, kind, number]: [string, LicenseKindId, string],
  expires_on: string | null,
  authority = '',
): License => ({
  id: id.padEnd(21, '0'),
  holder_kind,
  holder_id,
  state,
  kind,
  number,
  authority,
  expires_on,
  revision: 1,
});

/** Made-up licenses: most are valid for years, one is about to expire and one has expired. */
export const licenses: Readonly<Record<string, readonly License[]>> = {
  [LARKFIELD]: [
    license('company-nj', ['company', LARKFIELD], ['NJ', 'nj_broker', '9900192'], '2028-12-31'),
    license('company-ca', ['company', LARKFIELD], ['CA', 'ca_crmla', '60DBO-99192'], '2028-12-31'),
    license('company-ca-dre', ['company', LARKFIELD], ['CA', 'ca_dre_broker', '01992001'], '2028-06-30'),
    license('branch-clifton', ['branch', 'clifton-nj'], ['NJ', 'nj_broker', 'NJ-0010192'], '2028-12-31'),
    license('daniel-nj', ['officer', 'daniel-okafor'], ['NJ', 'originator', 'NJ-0000102'], '2028-12-31'),
    license('grace-nj', ['officer', 'grace-lindqvist'], ['NJ', 'originator', 'NJ-0000103'], '2028-12-31'),
    license('andre-nj', ['officer', 'andre-coleman'], ['NJ', 'originator', 'NJ-0000121'], '2028-12-31'),
    license('sofia-nj', ['officer', 'sofia-almeida'], ['NJ', 'originator', 'NJ-0000122'], '2028-12-31'),
    license('priya-nj', ['officer', 'priya-raman'], ['NJ', 'originator', 'NJ-0000131'], '2028-12-31'),
    license('tom-nj', ['officer', 'tom-gallagher'], ['NJ', 'originator', 'NJ-0000132'], '2028-12-31'),
    license('elif-nj', ['officer', 'elif-demir'], ['NJ', 'originator', 'NJ-0000141'], '2026-12-13'),
    license('noah-nj', ['officer', 'noah-feldman'], ['NJ', 'originator', 'NJ-0000142'], '2028-12-31'),
    license('linh-ca', ['officer', 'linh-tran'], ['CA', 'ca_dre_salesperson', '01900111'], '2028-12-31'),
    license('marcus-ca', ['officer', 'marcus-bell'], ['CA', 'originator', 'CA-0000112'], '2026-10-31'),
  ],
  [HARBORVIEW]: [
    license(
      'company-me',
      ['company', HARBORVIEW],
      ['ME', 'other', '9900140'],
      '2028-12-31',
      'Maine Bureau of Consumer Credit Protection',
    ),
    license('caleb-me', ['officer', 'caleb-nguyen'], ['ME', 'originator', 'ME-0000142'], '2028-12-31'),
  ],
};
