import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callerWindow, SUBMISSIONS_PER_HOUR } from '../http/rateLimit.ts';
import { firestore, PUBLIC_TENANT, removeApplication } from '../testing/emulator.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { consentReceiptPdf } from './consentReceiptPdf.ts';
import { storeApplication } from './submitPreapproval.ts';

vi.mock('./consentReceiptPdf.ts', () => ({ consentReceiptPdf: vi.fn(() => new Uint8Array([1])) }));

const now = new Date('2026-11-21T17:00:00Z');
const sent: string[] = [];
let ip: string;

function store(changes: Parameters<typeof validSubmission>[0] = {}) {
  const input = validSubmission(changes);
  sent.push(input.id);
  const caller = {
    ip,
    userAgent: 'test',
    optedOut: false,
    isPrefetch: false,
    appCheckToken: undefined,
  };
  return storeApplication(input, caller, { now, newReference: () => `PA-${nanoid(8)}` });
}

beforeEach(() => {
  vi.stubEnv('PUBLIC_TENANT_ID', PUBLIC_TENANT);
  vi.mocked(consentReceiptPdf).mockClear();
  ip = `refused-${nanoid()}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(sent.splice(0).map(removeApplication));
});

it('makes one consent receipt for an application that is stored', async () => {
  await store();
  expect(consentReceiptPdf).toHaveBeenCalledOnce();
});

it('makes none for an application that is stored already', async () => {
  const id = nanoid(21);
  const first = await store({ id });
  vi.mocked(consentReceiptPdf).mockClear();
  expect(await store({ id, first_name: 'Changed' })).toEqual(first);
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('makes none for an officer who is not in the directory', async () => {
  await expect(store({ working_with_lo: true, lo_assigned_id: 'peter-novak' })).rejects.toMatchObject({
    status: 'invalid-argument',
  });
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('makes none for an address that sent too many', async () => {
  const counter = firestore.doc(paths.rateLimit(callerWindow('application', ip, now).id));
  await counter.set({ count: SUBMISSIONS_PER_HOUR, expires_at: now });
  await expect(store()).rejects.toMatchObject({ status: 'resource-exhausted' });
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('makes none for a script', async () => {
  await store({ website: 'https://spam.example' });
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});
