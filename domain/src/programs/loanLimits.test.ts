import { expect, it } from 'vitest';
import { comparedText } from './comparison.ts';
import { facts } from './facts.ts';
import { LOAN_LIMITS } from './loanLimits.ts';

it('has ceilings of one and a half times the baseline (12 U.S.C. 1717(b)(2))', () => {
  for (const { baseline, ceiling } of LOAN_LIMITS.units) expect(ceiling).toBe(baseline * 1.5);
});

it('matches the facts of the page', () => {
  const [one] = LOAN_LIMITS.units;
  expect(facts.jumboBaseline.value).toBe(`$${one.baseline.toLocaleString('en-US')}`);
  expect(facts.jumboBaseline.effective).toBe(LOAN_LIMITS.effectiveDate);
  const [baseline, ceiling] = [one.baseline, one.ceiling].map((limit) => `$${limit.toLocaleString('en-US')}`);
  expect(comparedText('conventional', 'size')).toBe(
    `Up to ${baseline}; up to ${ceiling} in high-cost counties`,
  );
});
