import type { SocialLinks } from '@brokerage/domain/company/socialLinks';

/** Returns a company's pages elsewhere, one after the other. */
export const formatSocialLinks = (links: SocialLinks): string =>
  Object.values(links)
    .filter((url) => url !== '')
    .join('; ') || 'none';
