import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx';

const show = (step: number, purpose: 'Purchase' | 'Refinance' | undefined) =>
  render(
    <MemoryRouter>
      <QuestionnaireFrame step={step} officerId={undefined} purpose={purpose} strip={null}>
        The step
      </QuestionnaireFrame>
    </MemoryRouter>,
  );

it.each([
  [undefined, /^A rough home price/],
  ['Purchase', /^A rough home price/],
  ['Refinance', /^Your latest mortgage statement/],
] as const)('lists what to have ready for %s', (purpose, handy) => {
  show(2, purpose);
  expect(screen.getByText(handy)).toBeInTheDocument();
});

it('shows the same for every purpose on the first step, which is prerendered without one', () => {
  show(1, 'Refinance');
  expect(screen.getByText(/^A rough home price/)).toBeInTheDocument();
});

it('shows on the first step what an applicant gets', () => {
  const { unmount } = show(1, undefined);
  expect(screen.getByText('What you’ll get')).toBeInTheDocument();
  unmount();
  show(2, undefined);
  expect(screen.queryByText('What you’ll get')).toBeNull();
});

it('mentions gifts on the down payment step, and still what owners should have ready', () => {
  const { unmount } = show(4, 'Purchase');
  expect(screen.getByText('Gift money counts')).toBeInTheDocument();
  unmount();
  show(4, 'Refinance');
  expect(screen.getByText(/^Your latest mortgage statement/)).toBeInTheDocument();
});

it('asks for nothing to have ready on the last step', () => {
  show(7, 'Purchase');
  expect(screen.queryByText('Good to have handy')).toBeNull();
  expect(screen.getByText('What happens after you submit')).toBeInTheDocument();
});
