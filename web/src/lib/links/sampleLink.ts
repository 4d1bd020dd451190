import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { printsCode, type Template } from '@brokerage/domain/template/template';
import { siteOrigin } from '../routes/siteOrigin.ts';

/** As long as the code that a flyer gets on submission. */
const SAMPLE_CODE = 'x'.repeat(12);

/**
 * Returns a sample URL for the QR code of a flyer without its own link, so that the page layout matches the printed one; '' if no code is
 * printed.
 */
export const sampleLink = (category: Template['category']): string =>
  printsCode(category) ? sharedLinkAddress(siteOrigin(), SAMPLE_CODE) : '';
