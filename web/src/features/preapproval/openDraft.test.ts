import { beforeEach, expect, it } from 'vitest';
import { newDraft, saveDraft } from './draft.ts';
import { openDraft } from './openDraft.ts';

const now = new Date('2026-11-21T12:00:00Z');
const open = (search: string) => openDraft(new URLSearchParams(search), now).values;

beforeEach(() => localStorage.clear());

it('begins a new draft with the amounts of a calculator', () => {
  expect(open('purpose=Purchase&price=500000&down=100000.5')).toMatchObject({
    purpose: 'Purchase',
    purchase_price: 500_000,
    est_value_or_price: 500_000,
    down_payment: 100_000.5,
  });
  expect(open('purpose=Refinance&balance=350000&rate=7.25')).toMatchObject({
    purpose: 'Refinance',
    current_loan_balance: 350_000,
    current_rate: 7.25,
  });
});

it.each([
  'price=-5',
  'price=1e9',
  'price=9999999999',
  'price=0',
  'price=',
  'rate=99',
  'down=x',
  'balance=0x10',
])('leaves out %s', (search) => expect(open(search)).toEqual(open('')));

it('does not touch the answers of a draft that was kept', () => {
  saveDraft({ ...newDraft(now), values: { purchase_price: 400_000 } }, now);
  const values = open('price=500000&down=100000');
  expect(values.purchase_price).toBe(400_000);
  expect(values.down_payment).toBeUndefined();
});
