import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AssistanceCash } from './AssistanceCash.tsx';

const company = vi.hoisted(() => ({ states: [] as string[] }));
vi.mock('../../../../lib/company/useCompany.ts', () => ({
  useCompany: () => ({ ...sampleCompany, states: company.states }),
}));

const rows = () =>
  within(screen.getByRole('region', { name: 'How much would you still bring?' })).getAllByRole('listitem');

it('takes the most that a program gives from the cash for the same home', () => {
  company.states = ['New Jersey', 'California'];
  render(<AssistanceCash />);
  const amounts = rows().map((row) =>
    Number(/You bring\$([\d,]+)/.exec(row.textContent ?? '')?.[1]?.replace(',', '')),
  );
  const [without, newJersey, california] = amounts as [number, number, number];
  expect(without - newJersey).toBe(15_000);
  // 3.5% of $500,000.
  expect(without - california).toBe(17_500);
});

it('shows the programs of the company’s states alone, each with its agency and date', () => {
  company.states = ['California', 'Maine'];
  render(<AssistanceCash />);
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toHaveTextContent('A second loan of up to 3.5% of the price with an FHA loan');
  expect(screen.getByRole('link', { name: 'California Housing Finance Agency' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.calhfa\.ca\.gov\//),
  );
  expect(screen.getByText(/as of Apr 22, 2026/)).toBeVisible();
  expect(screen.queryByText('New Jersey')).toBeNull();
});

it('shows the cash alone where no program is known', () => {
  company.states = ['Maine'];
  render(<AssistanceCash />);
  expect(rows()).toHaveLength(1);
});
