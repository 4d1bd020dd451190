import { SIGNATURE_DEFAULTS } from '@brokerage/domain/signature/signature';
import { expect, test } from 'vitest';
import {
  isSignatureChanged,
  mergeStoredSignature,
  openSignatureForm,
  signatureErrors,
} from './signatureForm.ts';

test('what was not touched follows the record, what was touched stays', () => {
  const form = openSignatureForm(SIGNATURE_DEFAULTS);
  const touched = { ...form, values: { ...form.values, tagline: 'Mine' } };
  const stored = { ...SIGNATURE_DEFAULTS, tagline: 'Theirs', font_size: 12 };
  const followed = mergeStoredSignature(touched, stored);
  expect(followed.values).toMatchObject({ tagline: 'Mine', font_size: 12 });
  expect(isSignatureChanged(followed)).toBe(true);
  expect(isSignatureChanged(mergeStoredSignature(form, stored))).toBe(false);
});

test('errors by field, the first of each', () => {
  expect(signatureErrors(SIGNATURE_DEFAULTS)).toEqual({});
  const wrong = { ...SIGNATURE_DEFAULTS, website_url: 'ftp://x', book_call_url: 'x'.repeat(201) };
  expect(Object.keys(signatureErrors(wrong))).toEqual(['website_url', 'book_call_url']);
});
