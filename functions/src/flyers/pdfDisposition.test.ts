import { expect, test } from 'vitest';
import { pdfDisposition } from './pdfDisposition.ts';

test.each([
  ['Open house', `inline; filename="Open house.pdf"; filename*=UTF-8''Open%20house.pdf`],
  ['Đặng’s (FHA) 100%', `inline; filename="angs (FHA) 100.pdf"; filename*=UTF-8''`],
  ['a"; filename="x.exe', `inline; filename="a ; filename= x.exe.pdf"; filename*=UTF-8''`],
  ['a\r\nSet-Cookie: b=1', `inline; filename="a Set-Cookie b=1.pdf"; filename*=UTF-8''`],
  ['../../etc/passwd', `inline; filename="etc passwd.pdf"; filename*=UTF-8''`],
  ['Ключи', `inline; filename="flyer.pdf"; filename*=UTF-8''%D0%9A%D0%BB%D1%8E%D1%87%D0%B8.pdf`],
  ['%', `inline; filename="flyer.pdf"; filename*=UTF-8''%25.pdf`],
  ['\u202e', `inline; filename="flyer.pdf"; filename*=UTF-8''flyer.pdf`],
])('%j', (title, expected) => {
  const value = pdfDisposition(title);
  expect(value.startsWith(expected), value).toBe(true);
  expect(value).toMatch(
    /^inline; filename="[\x20-\x21\x23-\x7e]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.pdf$/,
  );
});

test('a long title is cut, also within a pair of surrogates', () => {
  const value = pdfDisposition(`${'x'.repeat(119)}🏠 and more`);
  expect(value).toContain(`''${'x'.repeat(119)}.pdf`);
});
