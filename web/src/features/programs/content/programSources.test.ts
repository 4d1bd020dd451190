import { facts } from '@brokerage/domain/programs/facts';
import { FHA_LOW_SCORE_DOWN } from '@brokerage/domain/programs/loanExamples';
import { programs } from '@brokerage/domain/programs/programs';
import { expect, test } from 'vitest';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { commonQuestions } from '../../../lib/questions/commonQuestions.ts';
import { pageSources, tableSources } from './programSources.ts';

test('names each source once, with the programs and figures that it’s for', () => {
  const sources = tableSources(['down', 'credit']);
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
  expect(sources).toContainEqual({
    name: 'VA Pamphlet 26-7, chapter 4, as of Nov 28, 2026',
    of: 'VA (credit score)',
  });
  expect(pageSources('jumbo').map(({ name }) => name)).toContain(
    'FHFA conforming loan limit values for 2026, in effect since Jan 1, 2026',
  );
  expect(sources[0]).toEqual({
    name: 'Lender guidelines, as of Oct 31, 2026',
    of: expect.stringMatching(/^Conventional \(down payment, credit score\); Jumbo \(/),
  });
});

test.each(programs)('$slug: every figure of the page has a source', ({ slug, facts: shown }) => {
  const text = pageSources(slug).map(({ name, of }) => `${name}: ${of}`);
  for (const id of shown) {
    const { source, label } = facts[id];
    if ('isSuperseded' in facts[id]) continue;
    expect(text.some((each) => each.startsWith(source) && each.includes(uncapitalize(label)))).toBe(true);
  }
});

test('keeps the capitals of an abbreviation', () => {
  expect(pageSources('down-payment-assistance').map(({ of }) => of)).toContainEqual(
    expect.stringContaining('Down payment assistance (FHA option'),
  );
});

test('names the law that ends mortgage insurance', () => {
  expect(pageSources('conventional').at(-1)?.of).toBe('When PMI ends');
});

test('the answer about credit scores matches the programs’ figures', () => {
  const answer = commonQuestions.find(([question]) => question === 'What credit score do I need?')?.[1];
  expect(answer).toContain(`${facts.conventionalCredit.value} for a conventional loan`);
  expect(answer).toContain(`${facts.jumboCredit.value} for a jumbo loan`);
  // The fact gives the lowest score allowed, not what lenders typically want.
  expect(answer).toContain(
    `down to ${facts.fhaCredit.value.replace('+', '')} with ${facts.fhaDown.value} down, or 500 with ${FHA_LOW_SCORE_DOWN}% down, though many lenders`,
  );
});
