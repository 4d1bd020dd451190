import { sharedLinkAddress } from '@brokerage/domain/share/sharedLink';
import { hasWebsite } from '../../lib/hasWebsite.ts';
import { siteOrigin } from '../../lib/siteOrigin.ts';

/** As long as the code that a flyer gets when it is submitted. */
const SAMPLE_CODE = 'x'.repeat(12);

/** Stands in the QR code until a flyer has its own link: so the page is laid out as it will be printed. None where no code is printed. */
export const sampleLink = (tenantId: string): string | undefined =>
  hasWebsite(tenantId) ? sharedLinkAddress(siteOrigin(), SAMPLE_CODE) : undefined;
