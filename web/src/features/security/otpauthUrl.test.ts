import { expect, test } from 'vitest';
import { otpauthUrl } from './otpauthUrl.ts';

test('encodes label and issuer, with %20 for spaces', () => {
  const secret = { secretKey: 'JBSWY3DP', hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 };
  expect(otpauthUrl(secret, 'ann+desk@larkfield.example', 'Lark & Field: Portal')).toBe(
    'otpauth://totp/Lark%20%26%20Field%3A%20Portal:ann%2Bdesk%40larkfield.example' +
      '?secret=JBSWY3DP&issuer=Lark%20%26%20Field%3A%20Portal&algorithm=SHA1&digits=6&period=30',
  );
});
