import { parse } from 'content-disposition';
import { expect, test } from 'vitest';
import { pdfDisposition } from './sendPdf.ts';

test.each([
  ['Open house', 'inline; filename="Open house.pdf"'],
  ['Seminar', 'inline; filename=Seminar.pdf'],
  ['Buy with less saved. Let us talk.', 'inline; filename="Buy with less saved. Let us talk.pdf"'],
  [
    'Đặng’s (FHA) 100%',
    `inline; filename="angs (FHA) 100.pdf"; filename*=UTF-8''%C4%90%E1%BA%B7ng%E2%80%99s%20%28FHA%29%20100%25.pdf`,
  ],
  ['a"; filename="x.exe', 'inline; filename="a ; filename= x.exe.pdf"'],
  [
    'a＂; filename=＂x',
    `inline; filename="a ; filename= x.pdf"; filename*=UTF-8''a%EF%BC%82%3B%20filename%3D%EF%BC%82x.pdf`,
  ],
  ['a\r\nSet-Cookie: b=1', 'inline; filename="a Set-Cookie b=1.pdf"'],
  ['../../etc/passwd', 'inline; filename="etc passwd.pdf"'],
  ['Ключи', `inline; filename=flyer.pdf; filename*=UTF-8''%D0%9A%D0%BB%D1%8E%D1%87%D0%B8.pdf`],
  ['%', `inline; filename=flyer.pdf; filename*=UTF-8''%25.pdf`],
  ['\u202e', 'inline; filename=flyer.pdf'],
])('names the file of %j after it', (title, expected) => {
  expect(pdfDisposition(title, 'inline')).toBe(expected);
});

test('a download has the same name', () => {
  expect(parse(pdfDisposition('Đặng’s "open" house', 'attachment'))).toMatchObject({
    type: 'attachment',
    parameters: { filename: 'Đặng’s open house.pdf' },
  });
});

test('truncates a long title, even within a surrogate pair', () => {
  const { parameters } = parse(pdfDisposition(`${'x'.repeat(119)}🏠 and more`, 'inline'));
  expect(parameters.filename).toBe(`${'x'.repeat(119)}.pdf`);
});
