import { pageDisclosures } from '@brokerage/domain/programs/comparison';
import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DisclosureBlock } from './DisclosureBlock.tsx';

test('dates read as elsewhere, not as they are stored', async () => {
  const disclosure = disclosureFor(['conventionalDown'], 'jumbo');
  render(<DisclosureBlock disclosures={disclosure ? [disclosure] : []} sourcesOf="conventional" />);
  expect(screen.getByText(/Sample figures as of Oct 31, 2026 for illustration/)).toBeVisible();
  expect(await screen.findByText(/Lender guidelines, as of Oct 31, 2026$/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
});

test('several examples are a table, and what holds for all of them is said once', async () => {
  render(<DisclosureBlock disclosures={pageDisclosures('jumbo')} />);
  const table = await screen.findByRole('table', { name: 'Example loans' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const row = within(table).getByRole('row', { name: /^Jumbo/ });
  expect(row).toHaveTextContent('$1,600,000, 20% down ($320,000)$1,280,000360 monthly payments of $8,090.47');
  expect(row).toHaveTextContent(/6\.50%6\.62%$/);
  expect(screen.getAllByText(/there is no balloon payment/)).toHaveLength(1);
  expect(screen.getAllByText(/for illustration, not an offer/)).toHaveLength(1);
});

test('a home equity line is disclosed in words below the table', () => {
  const line = disclosureFor(['helocDraw']);
  render(<DisclosureBlock disclosures={[...pageDisclosures('jumbo'), ...(line ? [line] : [])]} />);
  expect(
    screen.getByText(/^HELOC example: a plan at 8.25% annual percentage rate \(APR\), variable/),
  ).toBeVisible();
  expect(screen.getByText(/Sample figures as of .* for illustration, not an offer/)).toBeVisible();
});
