import { describe, expect, it } from 'vitest';
import { objectKeys } from '../../collections/records.ts';
import { applicationShape } from './application.ts';
import { findStepNumber, isRequired, STEPS, stepAt, stepTitle } from './steps.ts';

/** Field paths with errors on an empty step: what Next requires. */
function gate(number: number, answers: object = {}): string[] {
  const defaults = { sms_opt_in: false, soft_pull_consent: false, co_borrower: false };
  const parsed = stepAt(number).schema.safeParse({ ...defaults, ...answers });
  return parsed?.success === false ? parsed.error.issues.map(({ path }) => path.join('.')).sort() : [];
}

describe('STEPS', () => {
  it('asks each question once, in seven steps', () => {
    const asked = STEPS.flatMap(({ fields }) => fields);
    expect(STEPS).toHaveLength(7);
    expect([...asked].sort()).toEqual(Object.keys(applicationShape).sort());
  });

  it.each<[number, object, string[]]>([
    [1, {}, ['consent_tcpa', 'email', 'first_name', 'last_name', 'mobile']],
    [2, {}, ['purpose']],
    [3, {}, ['est_value_or_price', 'occupancy', 'property_location', 'property_type']],
    [4, { purpose: 'Purchase' }, ['purchase_price']],
    [4, { purpose: 'Refinance' }, []],
    [4, { purpose: 'HELOC/Other' }, []],
    [5, {}, ['credit_score_range', 'employment_status', 'monthly_income_gross', 'residency_status']],
    [6, {}, []],
    [7, {}, ['working_with_lo']],
  ])('step %i %j requires %j', (number, answers, required) => {
    expect(gate(number, answers)).toEqual(required);
    if (number !== 4) expect([...stepAt(number).required].sort()).toEqual(required);
  });

  it('doesn’t check answers of other steps', () => {
    expect(gate(4, { purpose: 'Purchase', purchase_price: 1, email: 'nonsense' })).toEqual([]);
  });

  it('applies rules about several answers in their own step', () => {
    expect(gate(4, { purpose: 'Purchase', purchase_price: 10, down_payment: 11 })).toEqual(['down_payment']);
    expect(
      gate(5, {
        credit_score_range: '740+',
        employment_status: 'retired',
        monthly_income_gross: 1,
        residency_status: 'citizen',
        recent_derogatory: 'bankruptcy',
        recent_derogatory_year: 1999,
      }),
    ).toEqual(['recent_derogatory_year']);
  });

  it('names step 4 after the purpose', () => {
    const [, , , details] = STEPS;
    if (!details) throw new Error('no step 4');
    expect(['Purchase', 'Refinance', 'HELOC/Other'].map((purpose) => stepTitle(details, purpose))).toEqual([
      'Purchase Details',
      'Refinance Details',
      'Loan Details',
    ]);
  });

  it('marks required fields, and finds a field’s step', () => {
    const required = objectKeys(applicationShape).filter(isRequired);
    expect(required).toContain('purchase_price');
    expect(required).toHaveLength(16);
    expect(findStepNumber('working_with_lo')).toBe(7);
    expect(findStepNumber('cash_out_amount')).toBe(4);
  });
});
