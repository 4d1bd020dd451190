import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { countOperations } from '../testing/countOperations.ts';
import { requestInProcess } from '../testing/httpExchange.ts';
import { newTenant, type Person } from '../testing/members.ts';
import { flyerPdf } from './pdf/flyerPdf.ts';

const PER_MINUTE = 120;

let tenant: Awaited<ReturnType<typeof newTenant>>;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  tenant = await newTenant();
  [ana, ben] = await Promise.all([tenant.join('officer'), tenant.join('officer')]);
});
afterAll(() => tenant.remove());
afterEach(() => void vi.useRealTimers());

const ask = ({ token }: Person) =>
  requestInProcess(flyerPdf, '/flyer-pdf/none', { headers: { authorization: `Bearer ${token}` } });

it('limits requests per member and minute, then returns 429 without a read', async () => {
  // Freezes the clock, so that no new minute begins during the test.
  vi.setSystemTime(new Date());
  // The first request starts the session.
  expect((await ask(ana)).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: PER_MINUTE - 1 }, () => ask(ana)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const { result, operations } = await countOperations(() => ask(ana));
  expect([result.status, result.headers.get('retry-after')]).toEqual([429, '60']);
  expect(operations.reads).toBe(0);
  expect((await ask(ben)).status).toBe(404);
});
