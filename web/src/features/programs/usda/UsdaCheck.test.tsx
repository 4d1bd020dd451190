import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { facts } from '@brokerage/domain/programs/facts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { INCOME_LIMITS } from './incomeLimits.ts';
import { UsdaCheck } from './UsdaCheck.tsx';

const verdict = () => screen.getByRole('status').textContent;

it('compares with the limits of the page’s sourced fact', () => {
  for (const limit of Object.values(INCOME_LIMITS))
    expect(facts.usdaIncome.sentence).toContain(formatDollars(limit));
});

it('shows an income’s distance from its household size’s limit, without approving anyone', () => {
  render(<UsdaCheck />);
  expect(verdict()).toBe('$24,850 below the limit used in most counties');
  const field = screen.getByLabelText('Household income per year, exact');
  fireEvent.change(field, { target: { value: '130000' } });
  fireEvent.blur(field);
  expect(verdict()).toBe('$10,150 above the limit used in most counties');
  fireEvent.click(screen.getByRole('radio', { name: '5 to 8 people' }));
  expect(verdict()).toBe('$28,250 below the limit used in most counties');
  expect(screen.getByRole('link', { name: 'See your county’s limit at the USDA' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.rd\.usda\.gov\//),
  );
});

it('links to the USDA’s own map for the address', () => {
  render(<UsdaCheck />);
  expect(screen.getByRole('link', { name: 'Check the USDA map' })).toHaveAttribute(
    'href',
    'https://eligibility.sc.egov.usda.gov/',
  );
});

it('starts with a year of the calculator’s income until the household’s own is entered', () => {
  rememberNumbers({ income: 9000 });
  render(<UsdaCheck />);
  const field = screen.getByLabelText('Household income per year, exact');
  expect(field).toHaveValue('108,000');
  expect(screen.getByText('Using your numbers: $9,000 monthly income')).toBeVisible();
  fireEvent.change(field, { target: { value: '118000' } });
  expect(screen.getByText('Using your numbers: $118,000 household income')).toBeVisible();
});
