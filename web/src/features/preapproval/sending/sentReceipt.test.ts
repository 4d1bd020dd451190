import { afterEach, expect, test } from 'vitest';
import { SENT_KEY } from '../draft/storageKeys.ts';
import { loadReceipt, type SentReceipt, saveReceipt } from './sentReceipt.ts';

afterEach(() => sessionStorage.clear());

const receipt: SentReceipt = {
  reference_number: 'PA-7K3Q-9F2M',
  created_at: '2026-11-20T12:00:00.000Z',
  contact_by: '2026-11-23T17:00:00.000Z',
};

test('loads a saved receipt again', () => {
  saveReceipt(receipt);
  expect(loadReceipt()).toEqual(receipt);
});

test.each(['created_at', 'contact_by'] as const)(
  'ignores a receipt whose %s is in the year 0000',
  (field) => {
    sessionStorage.setItem(SENT_KEY, JSON.stringify({ ...receipt, [field]: '0000-01-01T00:00:00.000Z' }));
    expect(loadReceipt()).toBeUndefined();
  },
);
