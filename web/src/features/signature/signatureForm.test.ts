import { SIGNATURE_DEFAULTS } from '@brokerage/domain/signature/signature';
import { expect, test } from 'vitest';
import { parseSignature, signatureErrors } from './signatureForm.ts';

test('keeps the first error of each field', () => {
  expect(signatureErrors(SIGNATURE_DEFAULTS)).toEqual({});
  const wrong = { ...SIGNATURE_DEFAULTS, website_url: 'ftp://x', book_call_url: 'x'.repeat(201) };
  expect(Object.keys(signatureErrors(wrong))).toEqual(['website_url', 'book_call_url']);
});

test('completes addresses like their fields do on blur', () => {
  const { data } = parseSignature({ ...SIGNATURE_DEFAULTS, linkedin_url: 'linkedin.com/in/daniel' });
  expect(data?.linkedin_url).toBe('https://linkedin.com/in/daniel');
});
