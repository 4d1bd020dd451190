import { exampleSentenceParts } from '@brokerage/domain/programs/disclosures';
import { describe, expect, it } from 'vitest';
import { FIRST_HOME } from '../../../lib/visitor-numbers/firstHome.ts';
import { homeCosts } from './homeCosts.ts';

const sum = (parts: readonly { dollars: number }[]) => parts.reduce((all, { dollars }) => all + dollars, 0);

describe('what a home costs', () => {
  it('starts with the disclosed loan', () => {
    expect(exampleSentenceParts('conventional')).toMatchObject({
      price: `$${FIRST_HOME.price.toLocaleString('en-US')}`,
      down: expect.stringContaining(`${FIRST_HOME.downPercent}% down`),
      rate: `${FIRST_HOME.annualRate}%`,
      apr: `${homeCosts(FIRST_HOME.price, FIRST_HOME.downPercent).apr.toFixed(2)}%`,
    });
    const { monthly, cash } = homeCosts(FIRST_HOME.price, FIRST_HOME.downPercent);
    expect(monthly.total).toBe(3363);
    expect(monthly.parts.map(({ label }) => label)).not.toContain('Mortgage insurance');
    expect(cash.total).toBe(111_442);
  });

  it.each([3, 5, 10, 20])('adds up with %i% down', (downShare) => {
    for (const price of [150_000, 333_000, 725_000, 1_000_000]) {
      const { monthly, cash } = homeCosts(price, downShare);
      expect(sum(monthly.parts)).toBe(monthly.total);
      expect(sum(cash.parts)).toBe(cash.total);
    }
  });

  it('has mortgage insurance with less than 20% down', () => {
    // 0.6% of $475,000 a year is $237.50 a month, rounded like PMI on its own line.
    expect(homeCosts(500_000, 5).monthly.parts.at(-1)).toEqual({
      label: 'Mortgage insurance',
      dollars: 238,
      ink: 'mortgageInsurance',
    });
  });
});
