import { facts } from '@brokerage/domain/programs/facts';
import { LOW_DOWN, loanExample, PMI_DOWN_PAYMENTS } from '@brokerage/domain/programs/loanExamples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreCompare } from './ScoreCompare.tsx';

it('links to the down payments that the conventional page compares', () => {
  expect(PMI_DOWN_PAYMENTS).toEqual([3, 5, 10]);
});

const choose = (scores: string) => fireEvent.click(screen.getByRole('radio', { name: scores }));
const column = (name: RegExp) => screen.getByRole('region', { name });

it('shows by score what an FHA loan needs, and a conventional one from its minimum', () => {
  render(<ScoreCompare />);
  expect(column(/^FHA, 3\.5% down/)).toHaveTextContent(
    /Cash down\$17,500Each month\$4,060Rate and term5\.99%, 30 years \(6\.78% APR\).*life of the loan/,
  );
  expect(column(/^Conventional/)).toHaveTextContent(/Cash down\$25,000Each month\$4,062/);
  const assistance = () => screen.queryByRole('link', { name: 'Add down payment assistance' });
  expect(assistance()).toBeVisible();
  expect(screen.getByText(/with a sample PMI rate of 0\.6% a year/)).toBeVisible();
  expect(column(/^Conventional/)).toHaveTextContent(
    'Ends by itself after 11 years. You can ask to end it after 10 years 1 month.',
  );
  expect(screen.getByRole('link', { name: 'Compare 3%, 5% and 10% down' })).toHaveAttribute(
    'href',
    '/loans/conventional#pmi',
  );
  choose('580-619');
  expect(column(/^FHA/)).toHaveTextContent('$17,500');
  expect(column(/^Conventional/)).toHaveTextContent('Lenders usually want a score of 620 or higher.');
  expect(assistance()).not.toBeInTheDocument();
  expect(screen.getByText(/usually takes a score of 620 or more, too\.$/)).toHaveTextContent(
    /^Down payment assistance usually/,
  );
  expect(screen.queryByText(/sample PMI rate/)).not.toBeInTheDocument();
  choose('500-579');
  expect(column(/^FHA, 10% down/)).toHaveTextContent(/Cash down\$50,000.*Ends after 11 years/);
  expect(screen.getByRole('status')).toHaveTextContent('so we look for lenders that accept them');
});

it('compares two similar payments, and shows the effect of a tenth of a percent of PMI', () => {
  const [fha, conventional] = [loanExample('fha'), loanExample('conventional', { downPercent: LOW_DOWN })];
  expect(Math.abs(fha.payment - conventional.payment)).toBeLessThan(10_00);
  render(<ScoreCompare />);
  expect(
    screen.getByText(/Each 0\.1% changes the conventional loan by about \$40 a month/),
  ).toHaveTextContent('With a score below 680, it’s often higher.');
});

it('matches the page’s facts', () => {
  expect(facts.fhaCredit.value).toBe('580+');
  expect(facts.fhaDown.value).toBe('3.5%');
  expect(facts.conventionalCredit.value).toBe('620+');
});
