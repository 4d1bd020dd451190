import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { facts } from '@brokerage/domain/programs/facts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { INCOME_LIMITS } from './incomeLimits.ts';
import { UsdaCheck } from './UsdaCheck.tsx';

const verdict = () => screen.getByRole('status').textContent;

it('compares by the limits that the page’s fact has a source for', () => {
  for (const limit of Object.values(INCOME_LIMITS))
    expect(facts.usdaIncome.sentence).toContain(formatDollars(limit));
});

it('says whether an income is within the limit for a household of its size', () => {
  render(<UsdaCheck />);
  expect(verdict()).toBe('Within the limit in most counties');
  const field = screen.getByLabelText('Household income per year, exact');
  fireEvent.change(field, { target: { value: '130000' } });
  fireEvent.blur(field);
  expect(verdict()).toBe('$10,150 above the limit in most counties');
  fireEvent.click(screen.getByRole('radio', { name: '5 to 8 people' }));
  expect(verdict()).toBe('Within the limit in most counties');
});

it('leads to the USDA’s own map for the address', () => {
  render(<UsdaCheck />);
  expect(screen.getByRole('link', { name: 'Look up an address at the USDA' })).toHaveAttribute(
    'href',
    'https://eligibility.sc.egov.usda.gov/',
  );
});
