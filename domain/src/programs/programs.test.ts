import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './calculators/amortization.ts';
import { APR_LABEL, disclosureFor, exampleSentenceParts } from './disclosures.ts';
import type { Fact } from './fact.ts';
import { type FactId, facts } from './facts.ts';
import { annualPercentageRate, helocExample, loanExample } from './loanExamples.ts';
import { LOAN_LIMITS } from './loanLimits.ts';
import { loanPagePrograms, type Program, programs } from './programs.ts';

const all = Object.entries(facts) as [FactId, Fact][];
const textOf = (slug: string) => {
  const program: Program | undefined = programs.find((one) => one.slug === slug);
  return (program?.facts ?? []).map((id) => `${facts[id].value} ${facts[id].sentence}`).join(' ');
};

describe('programs', () => {
  it('are ten: nine under /loans, and refinance', () => {
    expect(programs).toHaveLength(10);
    expect(loanPagePrograms.map(({ path }) => path)).toEqual([
      '/loans/conventional',
      '/loans/fha',
      '/loans/va',
      '/loans/jumbo',
      '/loans/usda',
      '/loans/construction',
      '/loans/heloc',
      '/loans/alternative-lending',
      '/loans/down-payment-assistance',
    ]);
    expect(programs.at(-1)?.path).toBe('/refinance');
  });

  it.each([
    ['conventional', ['3-20%', 'as low as 3%', '620', 'under 43%', '15, 20 or 30']],
    ['fha', ['3.5%', '580']],
    ['va', ['0%', 'no private mortgage insurance']],
    ['jumbo', ['Jumbo starts above $766,550', '$832,750', '700', '10-20%']],
    ['usda', ['0%', '1% of the loan', '0.35%', '$119,850']],
    ['construction', ['20-25%']],
    ['heloc', ['5-10 years', '10-20 years', '15-20% equity', '620', 'below 43%']],
    ['alternative-lending', ['12 or 24 months']],
    ['down-payment-assistance', ['3.5% down']],
  ])('%s shows its figures', (slug, figures) => {
    for (const figure of figures) expect(textOf(slug)).toContain(figure);
  });

  it('show every fact somewhere', () => {
    const shown = new Set<string>((programs as readonly Program[]).flatMap((program) => program.facts));
    expect(all.filter(([id]) => !shown.has(id))).toEqual([]);
  });
});

describe('facts', () => {
  it.each(all)('%s has a source and a date', (_id, fact) => {
    expect(fact.source).not.toBe('');
    for (const date of [fact.checked, fact.effective ?? fact.checked]) {
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Number.isNaN(Date.parse(date))).toBe(false);
    }
  });

  it.each(all)('%s was checked within a year', (_id, { source, checked }) => {
    expect(
      Date.parse(`${checked}T00:00:00Z`) + 366 * 86_400_000,
      `Look the figure up again: ${source}. Then set "checked" to that day.`,
    ).toBeGreaterThan(Date.now());
  });

  it('mark the 2024 threshold as superseded', () => {
    expect(facts.jumboBaseline2024.isSuperseded).toBe(true);
    expect(facts.jumboBaseline.effective > facts.jumboBaseline2024.effective).toBe(true);
  });

  // A nonzero down payment, or a repayment period: 12 CFR 1026.24(d)(1), 1026.16(d)(1).
  it.each(
    all.filter(
      ([, fact]) =>
        /(?<!\b0)% (?:of the|down)|repaid over|draw on/i.test(fact.sentence) &&
        /down|repaid|draw/i.test(fact.sentence),
    ),
  )('%s is marked as a trigger term', (_id, fact) => expect(fact.trigger).toBeDefined());
});

describe('disclosureFor', () => {
  it.each(all)('follows the trigger of %s', (id, fact) => {
    const disclosure = disclosureFor([id]);
    expect(disclosure?.trigger).toBe(fact.trigger);
    if (!disclosure) return;
    if (disclosure.example) {
      const { down, repayment, apr } = exampleSentenceParts(disclosure.example);
      expect([down, repayment, apr]).toEqual([
        expect.stringMatching(/% down|no down/),
        expect.stringContaining('monthly payments of'),
        expect.stringMatching(/^[\d.]+%$/),
      ]);
    } else {
      const labels = disclosure.table.rows.map(([label]) => label);
      expect(labels).toEqual(expect.arrayContaining([APR_LABEL, 'Highest APR']));
      expect(labels.join()).toMatch(/Fees/);
    }
  });

  it('states the drawn amount of a line, which the payments are for', () => {
    const drawn = (helocExample.drawn / 100).toLocaleString('en-US');
    expect(disclosureFor(['helocDraw'])?.table?.title).toBe(
      `HELOC example: $${drawn} drawn on the first day`,
    );
  });

  it('computes its example: 3.5% down, the premium financed, and the APR above the rate', () => {
    expect(disclosureFor(['fhaDown'], 'fha')?.example).toBe('fha');
    const { loan, repayment, apr } = exampleSentenceParts('fha');
    // 500,000 less 17,500 = 482,500, and 1.75 % of that.
    expect(loan).toContain('$490,943.75');
    expect(repayment).toContain('360 monthly payments');
    expect(Number.parseFloat(apr)).toBeGreaterThan(5.99);
  });
});

it('has the note rate as APR without charges, and a higher APR with them', () => {
  const payment = monthlyPayment({ principal: 400_000_00, annualRate: 6.25, term: 360 });
  const level = Array.from({ length: 360 }, () => payment);
  expect(annualPercentageRate(400_000_00, level)).toBeCloseTo(6.25, 4);
  expect(annualPercentageRate(394_000_00, level)).toBeGreaterThan(6.35);
});

it('counts interest before a build’s first payment on the first draw', () => {
  // The lender's $2,000 and the closing agent's $800, and 15 days of 7.25% on $100,000.
  expect(loanExample('construction').prepaidCharges).toBe(2_000_00 + 800_00 + 302_08);
  expect(loanExample('conventional').prepaidCharges).toBe(2_000_00 + 800_00 + 1_041_67);
});

describe('the fees of USDA', () => {
  const usda = loanExample('usda');

  it('are 1% at closing, of a loan that includes them', () => {
    expect([usda.base, usda.principal]).toEqual([350_000_00, 353_535_35]);
  });

  it.each([1, 10, 30])('are 0.35%% of the average balance of year %i', (year) => {
    const balances = usda.table.map(({ month }) =>
      month === 1 ? usda.principal : (usda.table[month - 2]?.balance ?? 0),
    );
    const sum = balances.slice((year - 1) * 12, year * 12).reduce((total, balance) => total + balance, 0);
    expect(usda.insuranceByYear[year - 1]).toBeCloseTo((sum / 12) * (0.0035 / 12), -1);
  });
});

describe('the mortgage insurance of FHA', () => {
  const fha = loanExample('fha');

  it.each([1, 10, 20, 30])('is 0.55%% of the average balance of year %i', (year) => {
    // The balance of the loan without the financed premium, by the closed formula instead of a table.
    const rate = 0.0599 / 12;
    const owedBefore = (month: number) =>
      (482_500_00 * ((1 + rate) ** 360 - (1 + rate) ** (month - 1))) / ((1 + rate) ** 360 - 1);
    const months = Array.from({ length: 12 }, (_, index) => (year - 1) * 12 + index + 1);
    const average = months.reduce((sum, month) => sum + owedBefore(month), 0) / 12;
    expect(Math.abs((fha.insuranceByYear[year - 1] ?? 0) - (average * 0.0055) / 12)).toBeLessThan(1);
  });

  it('falls every year', () => {
    expect(fha.insuranceByYear).toHaveLength(30);
    expect([0, 9, 19, 29].map((index) => fha.insuranceByYear[index])).toEqual([219_91, 187_56, 123_98, 8_41]);
    expect(fha.insuranceByYear).toEqual(fha.insuranceByYear.toSorted((one, other) => other - one));
  });

  it('is in the APR, at which the payments’ present value is the amount financed', () => {
    const worth = fha.table.reduce(
      (sum, { month, payment }) =>
        sum +
        (payment + (fha.insuranceByYear[Math.floor((month - 1) / 12)] ?? 0)) / (1 + fha.apr / 1200) ** month,
      0,
    );
    expect(Math.abs(worth - (fha.base - fha.prepaidCharges))).toBeLessThan(1);
    expect(fha.apr.toFixed(2)).toBe('6.78');
  });

  it('is in the disclosure, with the largest and the smallest payment', () => {
    expect(exampleSentenceParts('fha')).toMatchObject({
      repayment:
        '360 monthly payments of $3,160.21 in the first year, falling each year to $2,948.71 in the last (mortgage insurance falls with what you owe, from $219.91 to $8.41 a month)',
      rate: '5.99%',
      apr: '6.78%',
    });
  });
});

it('discloses payments over the whole term if mortgage insurance ends earlier', () => {
  expect(exampleSentenceParts('fha', { downPercent: 10 }).repayment).toBe(
    '132 monthly payments of $2,928.70 in the first year, falling each year to $2,897.22 in year 11 (mortgage insurance falls with what you owe, from $186.45 to $154.97 a month), then 228 of $2,742.25',
  );
  expect(exampleSentenceParts('conventional', { downPercent: 5 })).toMatchObject({
    share: '5% down',
    down: '5% down ($25,000)',
    repayment: '132 monthly payments of $3,162.16, then 228 of $2,924.66 once PMI of $237.50 a month ends',
    apr: '6.79%',
  });
});

it('states FHA limits as shares of the conforming baseline', () => {
  const [{ baseline }] = LOAN_LIMITS.units;
  const [floor, ceiling] = [0.65, 1.5].map((share) => Math.floor(baseline * share).toLocaleString('en-US'));
  expect(facts.fhaSize.value).toBe(`Up to $${floor}; up to $${ceiling} in high-cost counties`);
});

it('states FHA figures that match its example', () => {
  const { downPercent, insurance, monthlyInsurance } = loanExample('fha');
  const inDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
  expect(facts.fhaDown.value).toBe(`${downPercent}%`);
  expect(facts.fhaUpfront.value).toBe(`${insurance?.upfront}%`);
  expect(facts.fhaAnnual.value).toBe(inDollars(monthlyInsurance));
});

it('computes the examples: a financed fee, monthly insurance, and a line in two periods', () => {
  const va = loanExample('va');
  // 500,000 and the funding fee of 2.15%.
  expect([va.down, va.principal, va.monthlyInsurance]).toEqual([0, 510_750_00, 0]);
  const fha = loanExample('fha');
  expect(fha.payment).toBe(fha.level + fha.monthlyInsurance);
  expect(fha.monthlyInsurance).toBe(fha.insuranceByYear[0]);
  expect(va.insuranceByYear).toEqual([]);
  // 8.25% of 50,000 a year.
  expect(helocExample.drawPayment).toBe(343_75);
  expect(helocExample.repayPayment).toBeGreaterThan(helocExample.drawPayment);
});
