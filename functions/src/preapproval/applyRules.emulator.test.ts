import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { paths } from '@brokerage/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestore, storedApplication } from '../testing/emulator.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { visitor } from '../testing/visitor.ts';
import { storeApplication } from './submitPreapproval.ts';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
});
afterEach(() => tenant.remove());

const setRules = (apply_rules: object) =>
  firestore.doc(paths.tenant(tenant.tenantId)).update({ apply_rules });

function store(property_location: string, id = nanoid(21)) {
  const caller = visitor({ ip: `rules-${nanoid()}`, tenantId: tenant.tenantId });
  const input = validSubmission({ id, property_location });
  return storeApplication(input, caller, { now: new Date(), newReference: () => `PA-${nanoid(8)}` });
}

it('accepts no applications while they are paused, but responds to one stored before', async () => {
  const id = nanoid(21);
  const before = await store('Clifton, NJ', id);
  await setRules({ is_paused: true, paused_note: '', states: [] });
  await expect(store('Clifton, NJ')).rejects.toThrow(publicErrors['applications-paused'].sentence);
  expect((await store('Clifton, NJ', id)).reference_number).toBe(before.reference_number);
});

it('locks the company’s rules and wording until the application is stored', async () => {
  const get = vi.spyOn(Transaction.prototype, 'get');
  await store('Clifton, NJ');
  const held = get.mock.calls.map(([from]) => ('path' in from ? from.path : ''));
  get.mockRestore();
  expect(held).toContain(paths.tenant(tenant.tenantId));
});

it('accepts applications for homes in its states, and those without a state', async () => {
  await setRules({ is_paused: false, paused_note: '', states: ['NJ', 'CA'] });
  const id = nanoid(21);
  for (const elsewhere of ['Austin, TX 78701', 'Austin, Texas']) {
    await expect(store(elsewhere, id)).rejects.toMatchObject({
      issues: [
        {
          path: 'property_location',
          message: 'We only take applications for homes in New Jersey and California.',
        },
      ],
    });
  }
  expect((await storedApplication(id, tenant.tenantId)).submission).toBeUndefined();
  for (const place of ['Clifton, NJ', 'Los Angeles, California', 'not sure yet']) await store(place);
});
