import { describe, expect, it } from 'vitest';
import { isDelivering, readSmtpSettings, toOutcome } from './smtp.ts';

const SET = { SMTP_HOST: 'smtp.provider.example', MAIL_FROM: 'mail@brokerage.example' };

describe('the SMTP server', () => {
  it('is read from the environment', () => {
    expect(readSmtpSettings(SET)).toEqual({
      host: 'smtp.provider.example',
      port: 587,
      user: '',
      password: '',
      from: 'mail@brokerage.example',
    });
    expect(readSmtpSettings({ ...SET, SMTP_PORT: '465', SMTP_USER: 'u', SMTP_PASSWORD: 'p' })).toMatchObject({
      port: 465,
      user: 'u',
      password: 'p',
    });
  });

  it.each([{}, { SMTP_HOST: 'smtp.provider.example' }, { ...SET, SMTP_HOST: '' }, { ...SET, MAIL_FROM: '' }])(
    'is undefined with %j',
    (env) => expect(readSmtpSettings(env)).toBeUndefined(),
  );

  it('has a trigger for each mail once deployed, in emulators only if there is a server', () => {
    expect(isDelivering({})).toBe(true);
    expect(isDelivering({ FUNCTIONS_EMULATOR: 'true' })).toBe(false);
    expect(isDelivering({ FUNCTIONS_EMULATOR: 'true', ...SET })).toBe(true);
  });
});

it.each([
  ['EENVELOPE', 550, 'recipient_refused', true],
  ['EENVELOPE', 450, 'recipient_refused', false],
  ['EMESSAGE', 554, 'message_refused', true],
  ['EAUTH', 535, 'sign_in', false],
  ['ESOCKET', undefined, 'connection', false],
  ['ETIMEDOUT', undefined, 'connection', false],
  ['ESOMETHING', 500, 'other', false],
  [undefined, undefined, 'other', false],
] as const)('classifies %s %s as %s, final: %s', (code, responseCode, failure, isPermanent) => {
  expect(toOutcome({ code, responseCode })).toEqual({ failure, isPermanent });
});
