import { beforeEach, expect, it } from 'vitest';
import { rememberNumbers, visitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { loadDraft, newDraft, saveDraft } from './draft.ts';
import { createDraftSaver } from './draftSaver.ts';
import { openDraft, replaceDraft } from './openDraft.ts';

const now = new Date('2026-11-21T12:00:00Z');
const open = (search: string) => openDraft(new URLSearchParams(search), now).values;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('starts a new draft with a calculator’s amounts', () => {
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

it('starts a new draft with numbers from other pages, unless the address has amounts', () => {
  rememberNumbers({ price: 525_000, downShare: 10, balance: 310_000, currentRate: 7, income: 9000 });
  const purchase = { purchase_price: 525_000, down_payment: 52_500 };
  const refinance = { current_loan_balance: 310_000, current_rate: 7 };
  const amounts = (search: string) =>
    Object.fromEntries(Object.entries(open(search)).filter(([, value]) => typeof value === 'number'));
  expect(amounts('purpose=Purchase')).toEqual({ ...purchase, est_value_or_price: 525_000 });
  expect(amounts('purpose=Refinance')).toEqual(refinance);
  expect(amounts('purpose=HELOC/Other')).toEqual({});
  expect(amounts('')).toEqual({ ...purchase, ...refinance });
  expect(amounts('purpose=Purchase&price=640000')).toEqual({
    purchase_price: 640_000,
    est_value_or_price: 640_000,
  });
});

it('forgets the numbers of other pages once the draft is sent or discarded', () => {
  rememberNumbers({ price: 525_000 });
  createDraftSaver().clear();
  expect(visitorNumbers()).toEqual({});
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
])('omits %s', (search) => expect(open(search)).toEqual(open('')));

it('doesn’t change the answers of a stored draft', () => {
  saveDraft({ ...newDraft(now), values: { purchase_price: 400_000 } }, now);
  const values = open('price=500000&down=100000');
  expect(values.purchase_price).toBe(400_000);
  expect(values.down_payment).toBeUndefined();
});

it.each([
  ['Purchase', 'HELOC/Other', 'HELOC/Other'],
  ['Refinance', 'Purchase', 'Purchase'],
  ['Purchase', 'Purchase', undefined],
  [undefined, 'Refinance', undefined],
  ['Purchase', 'Rent', undefined],
] as const)('asks which to continue: a draft for %s, a link for %s', (kept, requested, otherPurpose) => {
  saveDraft({ ...newDraft(now), values: { first_name: 'Maria', purpose: kept } }, now);
  const opened = openDraft(new URLSearchParams({ purpose: requested }), now);
  expect(opened.otherPurpose).toBe(otherPurpose);
  expect(opened.values.purpose).toBe(kept ?? requested);
});

it('replaces a draft by one for another purpose, keeping only the contact information', () => {
  const values = {
    first_name: 'Maria',
    mobile: '(201) 555-0142',
    purpose: 'Purchase',
    purchase_price: 400_000,
  } as const;
  const kept = { ...newDraft(now), step: 5, values: { ...values, consent_tcpa: true } };
  saveDraft(kept, now);
  const opened = replaceDraft(kept, new URLSearchParams('purpose=Refinance&balance=350000'), now);
  expect(opened).toMatchObject({
    step: 1,
    values: { first_name: 'Maria', mobile: '(201) 555-0142', purpose: 'Refinance', consent_tcpa: false },
  });
  expect(opened.values.current_loan_balance).toBe(350_000);
  expect(opened.values).not.toHaveProperty('purchase_price');
  expect(opened.id).not.toBe(kept.id);
  expect(opened).not.toHaveProperty('otherPurpose');
  expect(loadDraft(now)?.id).toBe(opened.id);
});
