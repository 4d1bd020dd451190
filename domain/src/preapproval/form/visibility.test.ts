import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { applicationShape, type FieldName } from './application.ts';
import { dropHidden, isVisible, REVEALS } from './visibility.ts';

describe('isVisible', () => {
  it.each<[FieldName, FieldName, unknown, unknown]>([
    ['agent_name', 'has_agent', true, false],
    ['agent_phone', 'has_agent', true, undefined],
    ['condo_warrantability', 'property_type', 'Condo', 'SFR'],
    ['purchase_price', 'purpose', 'Purchase', 'Refinance'],
    ['funds_source', 'purpose', 'Purchase', 'HELOC/Other'],
    ['current_rate', 'purpose', 'Refinance', 'Purchase'],
    ['co_borrower_details', 'co_borrower', true, false],
    ['recent_derogatory_year', 'recent_derogatory', 'foreclosure', 'none'],
    ['recent_derogatory_year', 'recent_derogatory', 'short-sale', undefined],
    ['lo_assigned_id', 'working_with_lo', true, false],
  ])('%s depends on %s: shown for %j, hidden for %j', (field, when, shows, hides) => {
    expect(isVisible(field, { [when]: shows })).toBe(true);
    expect(isVisible(field, { [when]: hides })).toBe(false);
  });

  it('shows the cash-out amount only while cash out itself is shown', () => {
    expect(isVisible('cash_out_amount', { purpose: 'Refinance', cash_out: true })).toBe(true);
    expect(isVisible('cash_out_amount', { purpose: 'Purchase', cash_out: true })).toBe(false);
  });
});

describe('dropHidden', () => {
  it('drops the whole chain after a change of purpose', () => {
    expect(
      dropHidden({ purpose: 'HELOC/Other', cash_out: true, cash_out_amount: 5, purchase_price: 1 }),
    ).toEqual({
      purpose: 'HELOC/Other',
    });
  });

  it('leaves unknown keys to the schema, even those that every object has', () => {
    const foreign = Object.fromEntries([
      ['constructor', 1],
      ['toString', 2],
    ]);
    expect(dropHidden(foreign)).toEqual(foreign);
  });

  const value = fc.constantFrom(
    true,
    false,
    'Purchase',
    'Refinance',
    'Condo',
    'none',
    'bankruptcy',
    3,
    undefined,
  );
  const answers = fc.dictionary(fc.constantFrom(...objectKeys(applicationShape)), value);

  it('needs one pass, adds nothing, and drops only dependent answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const kept = dropHidden(given);
        expect(dropHidden(kept)).toEqual(kept);
        for (const [field, answer] of Object.entries(given)) {
          if (field in kept) expect(kept[field]).toBe(answer);
          else expect(REVEALS).toHaveProperty(field);
        }
        expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(kept)));
      }),
    );
  });
});
