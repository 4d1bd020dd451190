import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { printsCode, type Template } from '@brokerage/domain/template/template';
import { siteOrigin } from '../routes/siteOrigin.ts';

/** As long as the code that a flyer gets when it is submitted. */
const SAMPLE_CODE = 'x'.repeat(12);

/**
 * Returns the address in the QR code of a flyer without a code of its own yet, so that the page is laid out as it will be printed; '' if
 * no code is printed.
 */
export const sampleLink = (category: Template['category']): string =>
  printsCode(category) ? sharedLinkAddress(siteOrigin(), SAMPLE_CODE) : '';
