import { sharedLinkAddress } from '@brokerage/domain/share/sharedLink';
import { siteOrigin } from '../../lib/siteOrigin.ts';

/** As long as the code that a flyer gets when it is submitted. */
const SAMPLE_CODE = 'x'.repeat(12);

/** Stands in the QR code until a flyer has its own link: so the page is laid out as it will be printed. */
export const sampleLink = (): string => sharedLinkAddress(siteOrigin(), SAMPLE_CODE);
