import type { SocialLinks } from '@brokerage/domain/company/socialLinks';

/** Formats a company's social media links as a list. */
export const formatSocialLinks = (links: SocialLinks): string =>
  Object.values(links)
    .filter((url) => url !== '')
    .join('; ') || 'none';
