import { expect, it } from 'vitest';
import { documentChecklist } from './documentChecklist.ts';

it('lists what the answers require', () => {
  const list = documentChecklist({
    purpose: 'Purchase',
    employment_status: 'self-employed',
    va_eligibility: true,
    property_type: 'Condo',
    funds_source: ['gift'],
    recent_derogatory: 'short-sale',
    co_borrower: true,
  }).join('\n');
  expect(list).toMatch(/tax returns for the last two years/);
  expect(list).toMatch(/Certificate of Eligibility/);
  expect(list).toMatch(/Condo association/);
  expect(list).toMatch(/gift letter/);
  expect(list).toMatch(/Short sale papers, including the closing date/);
  expect(list).toMatch(/co-borrower/);
  expect(list).not.toMatch(/W-2|mortgage statement/);
});

it('asks an employee who refinances for W-2 forms and the mortgage statement', () => {
  const list = documentChecklist({
    purpose: 'Refinance',
    employment_status: 'employed-w2',
    funds_source: ['gift'],
  });
  expect(list).toEqual(
    expect.arrayContaining(['W-2 forms for the last two years', 'Latest mortgage statement']),
  );
  expect(list.join()).not.toMatch(/gift/);
});
