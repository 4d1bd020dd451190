import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { type ProgramSlug, programs } from '@brokerage/domain/programs/programs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClosingSection } from './ClosingSection.tsx';
import { programClosings, undecidedClosing } from './programClosings.ts';

const open = (slug: ProgramSlug) =>
  render(<ClosingSection closing={programClosings[slug]} to="/pre-approval?purpose=Purchase" />);

it.each(programs.map(({ slug }) => slug))('ends the page of %s with the questionnaire', (slug) => {
  open(slug);
  expect(screen.getByRole('region', { name: programClosings[slug].title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    '/pre-approval?purpose=Purchase',
  );
});

it('ends no page in the form or the words of the one before it in the menu', () => {
  const closings = [undecidedClosing, ...programs.map(({ slug }) => programClosings[slug])];
  for (const [index, { form }] of closings.entries()) expect(form).not.toBe(closings[index - 1]?.form);
  expect(new Set(closings.map(({ title }) => title)).size).toBe(closings.length);
});

it('lets who isn’t sure of their score call first', () => {
  open('fha');
  expect(screen.getByRole('heading', { name: 'Not yet, or not sure' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

it('names its large figure', () => {
  open('jumbo');
  expect(screen.getByText('Loan limit in most counties').nextElementSibling).toHaveTextContent('$832,750');
  const ceiling = LOAN_LIMITS.units[0].ceiling.toLocaleString('en-US');
  expect(screen.getByText(`Up to $${ceiling} in high-cost counties`)).toBeVisible();
});

it('shows who needs one sum the other way to it', () => {
  open('heloc');
  expect(screen.getByRole('link', { name: 'See your refinance options' })).toHaveAttribute(
    'href',
    '/refinance',
  );
});

it('says which limit a large figure is', () => {
  open('jumbo');
  expect(screen.getByText('$832,750')).toBeVisible();
  expect(screen.getByText(/^FHFA conforming loan limit values for 2026/)).toBeVisible();
});
