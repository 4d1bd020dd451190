import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroAside } from './HeroAside.tsx';

it.each([
  ['fha', /^The loan amount includes the FHA upfront premium \(1\.75%\) of \$8,444\./],
  ['va', /^The loan amount includes the VA funding fee of \$/],
  ['usda', /^The loan amount includes the USDA guarantee fee \(1%\) of \$/],
] as const)('says why the %s loan is more than the price less the down payment', (slug, note) => {
  render(<HeroAside slug={slug} />);
  const text = screen.getByText(note).textContent;
  const fee = Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', ''));
  const { principal, base } = loanExample(slug);
  expect(Math.abs(fee * 100 - (principal - base))).toBeLessThanOrEqual(50);
});

it('has no such note where the loan is just that', () => {
  render(<HeroAside slug="conventional" />);
  expect(screen.queryByText(/loan amount includes/)).toBeNull();
});
