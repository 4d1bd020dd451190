import { describe, expect, it } from 'vitest';
import {
  comparedRows,
  comparedText,
  findProgram,
  isComparedFigure,
  listedRows,
  neighbors,
  pageDisclosures,
} from './comparison.ts';
import { exampleSentenceParts } from './disclosures.ts';
import { type ProgramSlug, programs } from './programs.ts';

describe.each(programs.map(({ slug }) => slug))('%s', (slug: ProgramSlug) => {
  it('can be compared with one or two others', () => {
    const all = [slug, ...neighbors[slug]];
    expect(new Set(all).size).toBe(all.length);
    expect([2, 3]).toContain(all.length);
    const rows = comparedRows([slug, ...neighbors[slug]]);
    // At least one row decides between them, in addition to the down payment and whom each is for.
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.at(-1)).toBe('home');
    for (const row of [...rows, ...listedRows]) expect(comparedText(slug, row)).not.toMatch(/^$|varies/i);
  });

  it('discloses each down payment percentage that its page compares', () => {
    const rows = comparedRows([slug, ...neighbors[slug]]);
    const disclosures = pageDisclosures(slug);
    const text = disclosures.map(({ example }) => (example ? exampleSentenceParts(example).down : '')).join();
    for (const each of [slug, ...neighbors[slug]]) {
      if (rows.includes('down') && /[1-9].*%/.test(comparedText(each, 'down')) && each !== 'heloc')
        expect(text).toMatch(/% down|no down/);
    }
    expect(new Set(disclosures.map((each) => JSON.stringify(each))).size).toBe(disclosures.length);
  });
});

it('discloses the payment that its page shows, even if no figure requires it', () => {
  expect(findProgram('va').example).toBe('va');
  const [own] = pageDisclosures('va');
  expect(own?.example).toBe('va');
  expect(exampleSentenceParts('va')).toMatchObject({
    down: 'no down payment',
    loan: expect.stringMatching(/^\$510,750 /),
  });
});

it('compares what matters between three programs, and omits what only some have', () => {
  expect(comparedRows(['conventional', 'fha', 'jumbo'])).not.toContain('interest');
  expect(comparedRows(['jumbo', 'conventional', 'alternative-lending'])).toEqual([
    'down',
    'credit',
    'insurance',
    'income',
    'home',
  ]);
});

it('asks homeowners for no down payment, credit score or mortgage insurance', () => {
  const rows = ['money', 'interest', 'mortgage', 'payments', 'home'];
  expect(comparedRows(['heloc', 'refinance'])).toEqual(rows);
  expect(comparedRows(['refinance', 'heloc'])).toEqual(rows);
  expect(comparedRows(['construction', 'conventional', 'heloc'])).toContain('down');
});

it.each([
  ['down', '3.5% with FHA', true],
  ['size', 'Up to $541,287; up to $1,249,125 in high-cost counties', true],
  ['credit', 'No VA minimum', false],
  ['down', 'None. Keep 15-20% equity', false],
  ['down', 'Often 10-20%', true],
  ['insurance', 'Same as for the new loan', false],
  ['insurance', 'PMI below 20% down, until you cancel it', false],
  ['income', '12 or 24 months of bank statements, rent, or assets', false],
] as const)('separates figures from words: %s, %s', (row, text, isFigure) => {
  expect(isComparedFigure(row, text)).toBe(isFigure);
});

it('discloses the loan that the refinance page starts with', () => {
  const [own] = pageDisclosures('refinance');
  expect(own?.table?.rows.slice(0, 5)).toEqual([
    ['New loan', '$350,000'],
    ['Loan it replaces', '7.25% with 27 years left'],
    ['Payments', '360 monthly payments of $2,155.01'],
    ['Interest rate', '6.25%'],
    ['Annual percentage rate (APR)', '6.44%'],
  ]);
});

it('names an example’s loan, so that a page can show another program’s', () => {
  const examples = pageDisclosures('construction').flatMap(({ example }) => example ?? []);
  expect(examples.slice(0, 2).map((id) => exampleSentenceParts(id).name)).toEqual([
    'Construction',
    'Conventional',
  ]);
});

it('discloses a program without an example with the conventional down payment', () => {
  const examples = pageDisclosures('alternative-lending').map(({ example }) => example);
  expect(examples).toEqual(['conventional', 'jumbo']);
});

it('compares all loans of the USDA page for the same home', () => {
  const prices = pageDisclosures('usda').flatMap((each) =>
    each.example ? exampleSentenceParts(each.example, each.changes).price : [],
  );
  expect(prices).toEqual(['$350,000', '$350,000', '$350,000']);
});

it.each([
  ['conventional', ['conventional 3%', 'conventional 5%', 'conventional 10%']],
  ['fha', ['fha 10%', 'conventional 5%']],
  ['va', ['conventional 5%']],
] as const)('discloses each down payment that the %s page quotes', (slug, loans) => {
  const disclosed = pageDisclosures(slug).map(
    (each) => each.example && `${each.example} ${each.changes?.downPercent}%`,
  );
  expect(disclosed).toEqual(expect.arrayContaining([...loans]));
});
