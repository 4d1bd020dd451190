import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { nanoid } from 'nanoid';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { APPLICATIONS_PER_HOUR, callerCounter } from '../http/rateLimit.ts';
import { BROWSER } from '../testing/browser.ts';
import { countOperations } from '../testing/countOperations.ts';
import { firestore, removeApplication } from '../testing/emulator.ts';
import { linkWorld } from '../testing/links.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { visitor } from '../testing/visitor.ts';
import { consentReceiptPdf } from './consentReceiptPdf.ts';
import { storeApplication } from './submitPreapproval.ts';

vi.mock('./consentReceiptPdf.ts', () => ({ consentReceiptPdf: vi.fn(() => new Uint8Array([1])) }));

const now = new Date('2026-11-21T17:00:00Z');
const sent: string[] = [];
let ip: string;

function store(changes: Parameters<typeof validSubmission>[0] = {}, userAgent = BROWSER) {
  const input = validSubmission(changes);
  sent.push(input.id);
  const caller = visitor({ ip, userAgent });
  return storeApplication(input, caller, { now, newReference: () => `PA-${nanoid(8)}` });
}

// The instance reads the company’s time zone only once a minute.
beforeAll(() => loadCompanyTimeZone(PUBLIC_TENANT, new Date()));
beforeEach(() => {
  vi.mocked(consentReceiptPdf).mockClear();
  ip = `cost-${nanoid()}`;
});
afterEach(async () => {
  await Promise.all(sent.splice(0).map(removeApplication));
});

it('takes three reads and six writes to store an application, without a PDF', async () => {
  const { operations } = await countOperations(() => store());
  expect(operations).toEqual({ reads: 3, writes: 6 });
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('skips the count’s write for a request that no browser sent', async () => {
  const { operations } = await countOperations(() => store({}, 'curl/8'));
  expect(operations).toEqual({ reads: 3, writes: 5 });
});

it('writes nothing for an application that is already stored', async () => {
  const id = nanoid(21);
  const first = await store({ id });
  const { result, operations } = await countOperations(() => store({ id, first_name: 'Changed' }));
  expect(result).toEqual(first);
  expect(operations).toEqual({ reads: 3, writes: 0 });
});

it('writes nothing for an address over its limit', async () => {
  const counter = firestore.doc(paths.rateLimit(callerCounter('application', ip, now).id));
  await counter.set({ count: APPLICATIONS_PER_HOUR, expires_at: now });
  const { operations } = await countOperations(() =>
    expect(store()).rejects.toMatchObject({ status: 'resource-exhausted' }),
  );
  expect(operations).toEqual({ reads: 3, writes: 0 });
});

it('takes two more reads at an event, only when the network’s limit is used up', async () => {
  const links = linkWorld(PUBLIC_TENANT);
  const day = dayInZone(now, DEFAULT_OFFICE_SCHEDULE.time_zone);
  const event = { name: 'Homebuyer seminar', day, guests: 20 };
  const link = await links.link(await links.flyer('somebody'), 'somebody', { event });
  const usual = await countOperations(() => store({ link }));
  const counter = firestore.doc(paths.rateLimit(callerCounter('application', ip, now).id));
  await counter.set({ count: APPLICATIONS_PER_HOUR, expires_at: now });
  const { operations } = await countOperations(() => store({ link }));
  expect(operations).toEqual({ reads: usual.operations.reads + 2, writes: usual.operations.writes });
  await links.remove();
});

it('reads nothing for a bot', async () => {
  const { operations } = await countOperations(() => store({ website: 'https://spam.example' }));
  expect(operations).toEqual({ reads: 0, writes: 0 });
});
