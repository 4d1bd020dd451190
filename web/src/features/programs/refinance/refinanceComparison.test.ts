import { refinanceDisclosure } from '@brokerage/domain/programs/disclosures';
import { expect, it } from 'vitest';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { gainParts, netSavingsAfter, refinanceComparison, refinanceVerdict } from './refinanceComparison.ts';

it('starts with the disclosed loan and the calculator’s example', () => {
  const { apr, newPayment, aheadFrom, headline, calculator } = refinanceComparison(REFINANCE_EXAMPLE);
  const disclosed = new Map(refinanceDisclosure.table?.rows);
  expect(disclosed.get('Annual percentage rate (APR)')).toBe(`${apr.toFixed(2)}%`);
  expect(disclosed.get('Payments')).toContain((newPayment / 100).toLocaleString('en-US'));
  expect(headline).toBe(`${aheadFrom} months`);
  expect(calculator).toBe('/resources/refinance');
});

it('includes the costs that the page’s answer about them names', () => {
  const answers = programQuestions.refinance.map(([, answer]) => answer).join(' ');
  const { costs, balance } = REFINANCE_EXAMPLE;
  expect(answers).toContain(
    `counts $${costs.toLocaleString('en-US')} on a $${balance.toLocaleString('en-US')} loan`,
  );
});

it('carries other numbers over to the calculator', () => {
  expect(refinanceComparison({ ...REFINANCE_EXAMPLE, balance: 200_000, newRate: 5.875 }).calculator).toBe(
    '/resources/refinance#balance=200000&rate=7.25&left=27&newRate=5.875&newTerm=30&costs=7000',
  );
});

it('carries the stay over to the calculator', () => {
  expect(refinanceComparison(REFINANCE_EXAMPLE, '10').calculator).toMatch(/^\/resources\/refinance#stay=10&/);
});

it('isn’t worth it if it leaves you owing more than it saved', () => {
  const { isWorthIt, title, figures, reasons } = refinanceVerdict(REFINANCE_EXAMPLE, '2');
  expect(isWorthIt).toBe(false);
  expect(title).toBe('Not worth it if you stay only 2 years');
  expect(figures.map(([label]) => label)).toEqual(['Monthly savings', 'Break-even point']);
  expect(reasons).toEqual([
    'You break even once the lower payment covers the $7,000 in costs and the extra you’d still owe.',
    expect.stringMatching(/^Over its full term, the new loan saves \$[\d,]+\.$/),
  ]);
  expect(refinanceVerdict(REFINANCE_EXAMPLE, '10').isWorthIt).toBe(true);
});

it('shows how much sooner a shorter loan ends, and how much more it costs each month', () => {
  const { isWorthIt, title, figures, reasons } = refinanceVerdict(
    { ...REFINANCE_EXAMPLE, newTerm: 15 },
    '10',
  );
  expect(isWorthIt).toBe(true);
  expect(title).toBe('Worth it if you stay 10 years');
  expect(figures).toEqual([
    ['Monthly increase', '$536'],
    ['Done sooner', '12 years'],
  ]);
  // The figures cover the rest.
  expect(reasons).toEqual([expect.stringMatching(/^Over its full term, the new loan saves \$[\d,]+\.$/)]);
});

it('has nothing to pay back without closing costs', () => {
  const free = { ...REFINANCE_EXAMPLE, costs: 0 };
  expect(refinanceComparison(free).headline).toBe('Right away');
  expect(refinanceVerdict(free, '2').title).toBe('Worth it from the first month');
});

it('is ahead after as many months as the displayed years', () => {
  const [, [, after] = []] = refinanceVerdict(REFINANCE_EXAMPLE, '2').figures;
  expect(after).toBe('25 months');
  expect(refinanceVerdict(REFINANCE_EXAMPLE, '2').ahead).toBeLessThan(0);
});

it('shows when a longer loan falls behind again, or is never ahead', () => {
  const longer = { ...REFINANCE_EXAMPLE, left: 15, costs: 1_000 };
  expect(refinanceComparison(longer).reasons[0]).toMatch(
    /, you’re ahead after \d+ months, and behind again after \d+ months\.$/,
  );
  expect(refinanceComparison({ ...longer, newRate: longer.rate })).toMatchObject({
    headline: 'Never',
    reasons: [expect.stringMatching(/, you’re never ahead\.$/), expect.any(String)],
  });
});

it('reports a stay as too long if it ends behind after shorter ones ended ahead', () => {
  const longer = { ...REFINANCE_EXAMPLE, left: 15, rate: 6.75, costs: 1_000 };
  expect(refinanceVerdict(longer, '2')).toMatchObject({
    isWorthIt: true,
    title: 'Worth it if you stay 2 years',
  });
  expect(refinanceVerdict(longer, '10')).toMatchObject({
    isWorthIt: false,
    title: 'Not worth it if you stay as long as 10 years',
  });
  // Never ahead at any length of stay.
  for (const stay of ['2', '5', '10'] as const)
    expect(refinanceVerdict({ ...longer, newRate: 8.5 }, stay).title).toBe(
      'Not worth it, however long you stay',
    );
  // Pays off after the longest stay.
  const slow = { ...REFINANCE_EXAMPLE, newRate: 7.125, newTerm: 27 };
  expect(refinanceComparison(slow).aheadFrom).toBeGreaterThan(120);
  expect(refinanceVerdict(slow, '10').title).toBe('Not worth it even if you stay 10 years');
});

it('saves the difference between the displayed payments', () => {
  const { currentPayment, newPayment, saved } = refinanceComparison({ ...REFINANCE_EXAMPLE, newRate: 7.5 });
  expect([currentPayment, newPayment].map((cents) => Math.round(cents / 100))).toEqual([2465, 2447]);
  expect(saved).toBe(18);
});

it('reports when the longer loan costs more in total', () => {
  const { monthlySaving, lifetimeSaving, reasons } = refinanceComparison({ ...REFINANCE_EXAMPLE, rate: 6.5 });
  expect(monthlySaving).toBeGreaterThan(0);
  expect(lifetimeSaving).toBeLessThan(0);
  expect(reasons[1]).toMatch(/over its full term, it costs \$[\d,]+ more\.$/);
});

it('reports when nothing or not enough is saved', () => {
  expect(refinanceComparison({ ...REFINANCE_EXAMPLE, newRate: 8.5 }).reasons[0]).toMatch(
    /^The new payment wouldn’t be lower/,
  );
  const never = refinanceComparison({ ...REFINANCE_EXAMPLE, balance: 50_000, rate: 6.125, costs: 20_000 });
  expect(never.headline).toBe('Never');
  expect(never.reasons[0]).toMatch(/the savings never cover the \$20,000 in closing costs\.$/);
});

it('counts a possible exit year like the result does', () => {
  const { aheadByYear } = refinanceComparison(REFINANCE_EXAMPLE);
  expect(aheadByYear.map(({ year }) => year)).toEqual([1, 3, 5, 10]);
  for (const { year, ahead } of aheadByYear)
    expect(ahead).toBe(netSavingsAfter(year, REFINANCE_EXAMPLE).ahead);
});

it('shows how far ahead you are after some years, including what is still owed', () => {
  // With the same term and rate and no costs, there is no gain or loss.
  const same = { ...REFINANCE_EXAMPLE, newRate: REFINANCE_EXAMPLE.rate, newTerm: REFINANCE_EXAMPLE.left };
  expect(netSavingsAfter(5, { ...same, costs: 0 })).toEqual({ ahead: 0, owedMore: 0 });
  expect(netSavingsAfter(5, same).ahead).toBe(-REFINANCE_EXAMPLE.costs * 100);
  // 1% on about $350,000 for five years, minus $7,000 in costs.
  const { ahead, owedMore } = netSavingsAfter(5, REFINANCE_EXAMPLE);
  expect(ahead / 100).toBeGreaterThan(9_000);
  expect(ahead / 100).toBeLessThan(10_500);
  // The balance of a restarted loan falls more slowly.
  expect(owedMore).toBeGreaterThan(0);
  expect(netSavingsAfter(1, REFINANCE_EXAMPLE).ahead).toBeLessThan(0);
  // After the end of a loan its balance is zero.
  expect(netSavingsAfter(30, REFINANCE_EXAMPLE).ahead).toBe(
    refinanceComparison(REFINANCE_EXAMPLE).lifetimeSaving,
  );
});

it.each([
  [
    'a lower payment on more years',
    REFINANCE_EXAMPLE,
    ['Saved on payments', 'Closing costs', 'Higher loan balance'],
  ],
  // Behind by an amount that ends in 50 cents.
  [
    'a higher rate, without costs',
    { ...REFINANCE_EXAMPLE, newRate: 8, costs: 0 },
    ['More in payments', 'Higher loan balance'],
  ],
  [
    'a higher payment on fewer years, without costs',
    { ...REFINANCE_EXAMPLE, newTerm: 15, costs: 0 },
    ['More in payments', 'Lower loan balance'],
  ],
])('draws the parts of the result: %s', (_case, inputs, labels) => {
  for (const stay of ['2', '5', '10'] as const) {
    const { ahead, parts } = gainParts(Number(stay), inputs);
    expect(parts.map(({ label }) => label)).toEqual(labels);
    expect(parts.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(ahead);
    expect(Math.abs(ahead * 100 - netSavingsAfter(Number(stay), inputs).ahead)).toBeLessThanOrEqual(50);
  }
});
