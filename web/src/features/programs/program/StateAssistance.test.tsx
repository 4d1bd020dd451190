import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StateAssistance } from './StateAssistance.tsx';

const company = vi.hoisted(() => ({ states: [] as string[] }));
vi.mock('../../../lib/company/useCompany.ts', () => ({
  useCompany: () => ({ ...sampleCompany, states: company.states }),
}));

it('shows the programs of the company’s states alone, each with its agency and date', () => {
  company.states = ['California', 'Maine'];
  render(<StateAssistance />);
  expect(screen.getByRole('region', { name: 'California: MyHome Assistance' })).toHaveTextContent(
    'Up to 3.5% of the price with an FHA loan',
  );
  expect(screen.getByRole('link', { name: 'California Housing Finance Agency' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.calhfa\.ca\.gov\//),
  );
  expect(screen.getByText(/as of Apr 22, 2026/)).toBeVisible();
  expect(screen.queryByText('New Jersey')).toBeNull();
});

it('leaves the section out where no program is known', () => {
  company.states = ['Maine'];
  const { container } = render(<StateAssistance />);
  expect(container).toBeEmptyDOMElement();
});
