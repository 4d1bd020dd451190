import { useCompany } from '../../../lib/company/useCompany.ts';
import { absoluteUrl } from '../../../lib/directory/structuredData.ts';
import { usePagePath } from '../../../lib/routes/pagePath.ts';

/** 1200 x 630 pixels, in web/public. */
const SOCIAL_CARD = '/social-card.png';

/** The description, canonical URL and Open Graph tags of a page. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  const company = useCompany();
  const address = absoluteUrl(company, usePagePath());
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(company, SOCIAL_CARD)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
