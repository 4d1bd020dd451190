import { expect, it } from 'vitest';
import { tenantSchema } from '../company/tenant.ts';
import { greetingMemberMail, memberMail, toMailLine } from './memberMail.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const tenant = tenantSchema.parse({
  id: 'testfield',
  company_name: 'Testfield Lending',
  nmls_id: '1990099',
  phone: '(973) 555-0190',
  mailbox: 'hello@testfield.example',
  address: '1 Test Street, Testfield, NJ 07000',
  licence_lines: [],
  hosts: ['www.testfield.example'],
});
const context = { to: 'ana@testfield.example', tenant, now: NOW };
const mail = {
  kind: 'flyer_review',
  subject: 'A flyer is waiting',
  lines: ['It waits.', 'Open it.'],
} as const;

it('signs a mail below its lines and directs replies to the company', () => {
  expect(memberMail(context, mail)).toEqual({
    kind: 'flyer_review',
    to: ['ana@testfield.example'],
    replyTo: 'hello@testfield.example',
    message: {
      subject: 'A flyer is waiting',
      text: 'It waits.\nOpen it.\n\nTestfield Lending, (973) 555-0190, hello@testfield.example',
    },
    created_at: NOW,
  });
});

it('greets above the lines', () => {
  const { message } = greetingMemberMail(context, mail);
  expect(message.text.split('\n').slice(0, 3)).toEqual(['Hello,', '', 'It waits.']);
});

it('sends one mail to several members', () => {
  const to = ['ana@testfield.example', 'ben@testfield.example'];
  expect(memberMail({ ...context, to }, mail).to).toEqual(to);
});

it('keeps typed text from starting its own line', () => {
  expect(toMailLine('Open house\r\n\u2028https://evil.example')).toBe('Open house https://evil.example');
});
