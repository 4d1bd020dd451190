import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { seededOutbox } from '../testing/mail.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { deliver } from './deliverMail.ts';
import { toOutcome } from './smtp.ts';

const SMTP = { host: '127.0.0.1', port: 1, user: '', password: '', from: 'mail@brokerage.example' };
/** An error as nodemailer reports it, with the address quoted by the server. */
const REFUSED = Object.assign(new Error('550 <known@staff.example> is unknown'), {
  code: 'EENVELOPE',
  responseCode: 550,
});

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tenant.remove();
});

it('logs ids and never addresses, subjects or links', async () => {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(logger, level).mockImplementation((...all: unknown[]) => void lines.push(all));
  }
  const { tenantId } = tenant;
  const outbox = seededOutbox(tenantId);
  const message = { subject: 'Secret subject', text: 'https://site.example/secret' };
  await outbox.queue('refused', { message });
  await outbox.queue('known', { message });
  const send = (mailId: string, error?: Error) =>
    deliver(
      { tenantId, mailId },
      {
        now: new Date(),
        smtp: SMTP,
        send: () => Promise.resolve(error ? toOutcome(error) : { failure: null }),
      },
    );
  await send('refused', REFUSED);
  await send('known');
  expect(lines).toEqual([
    [
      'mail not sent',
      { tenant: tenantId, mail: 'refused', attempt: 1, failure: 'recipient_refused', state: 'failed' },
    ],
    ['mail sent', { tenant: tenantId, mail: 'known', attempt: 1 }],
  ]);
});
