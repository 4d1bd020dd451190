import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroAside } from './HeroAside.tsx';

it.each([
  ['fha', /^The loan amount includes the FHA upfront premium \(1\.75%\) of \$8,444\./],
  ['va', /^The loan amount includes the VA funding fee of \$/],
  ['usda', /^The loan amount includes the USDA guarantee fee \(1%\) of \$/],
] as const)('explains why the %s loan exceeds the price less the down payment', (slug, note) => {
  render(<HeroAside slug={slug} />);
  const text = screen.getByText(note).textContent;
  const fee = Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', ''));
  const { principal, base } = loanExample(slug);
  expect(Math.abs(fee * 100 - (principal - base))).toBeLessThanOrEqual(50);
});

it('starts with the program’s requirements', () => {
  render(<HeroAside slug="fha" />);
  const panel = screen.getByRole('complementary', { name: 'What it might cost each month' });
  expect(panel.textContent).toMatch(
    /^Credit score580\+500\+ with 10% downDown payment3\.5%With a score of 580\+Loan limitUp to \$541,287Up to \$1,249,125 in high-cost countiesWhat it might cost/,
  );
});

it('has no note if the loan is exactly that', () => {
  render(<HeroAside slug="conventional" />);
  expect(screen.queryByText(/loan amount includes/)).toBeNull();
});
