import * as z from 'zod';
import { objectKeys } from '../collections/records.ts';
import { isHttpsAddress } from '../signature/signatureAddress.ts';

/** Networks on which companies have pages, in the order in which the website lists them, and the hosts of their addresses. */
export const COMPANY_NETWORKS = {
  linkedin: { name: 'LinkedIn', host: 'linkedin.com' },
  facebook: { name: 'Facebook', host: 'facebook.com' },
  instagram: { name: 'Instagram', host: 'instagram.com' },
  youtube: { name: 'YouTube', host: 'youtube.com' },
  x: { name: 'X', host: 'x.com' },
} as const;
export type CompanyNetwork = keyof typeof COMPANY_NETWORKS;
export const COMPANY_NETWORK_IDS = objectKeys(COMPANY_NETWORKS);

function isAt(text: string, host: string): boolean {
  const [, named = ''] = /^https:\/\/([^/?#]+)/i.exec(text) ?? [];
  const address = named.toLowerCase();
  return isHttpsAddress(text) && (address === host || address.endsWith(`.${host}`));
}

const addressAt = (network: CompanyNetwork) => {
  const { name, host } = COMPANY_NETWORKS[network];
  return z
    .string()
    .trim()
    .refine(
      (text) => text === '' || isAt(text, host),
      `Enter the address of your ${name} page, such as https://www.${host}/example`,
    );
};

/** A company's pages on other sites, by network; blank: none. */
export const socialLinksSchema = z.strictObject({
  linkedin: addressAt('linkedin'),
  facebook: addressAt('facebook'),
  instagram: addressAt('instagram'),
  youtube: addressAt('youtube'),
  x: addressAt('x'),
});
export type SocialLinks = z.output<typeof socialLinksSchema>;

/** Initial value for a new company. */
export const NO_SOCIAL_LINKS: SocialLinks = { linkedin: '', facebook: '', instagram: '', youtube: '', x: '' };
