import { pageDisclosures } from '@brokerage/domain/programs/comparison';
import {
  disclosureFor,
  exampleDisclosure,
  refinanceDisclosure,
} from '@brokerage/domain/programs/disclosures';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DisclosureBlock } from './DisclosureBlock.tsx';

test('formats dates as elsewhere, not as stored', async () => {
  const disclosure = disclosureFor(['conventionalDown'], 'jumbo');
  render(<DisclosureBlock disclosures={disclosure ? [disclosure] : []} sourcesOf="conventional" />);
  expect(screen.getByText(/Sample figures as of Oct 31, 2026 for illustration/)).toBeVisible();
  expect(await screen.findByText(/Lender guidelines, as of Oct 31, 2026$/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
});

test('shows several examples as a table, and common terms once', async () => {
  render(<DisclosureBlock disclosures={pageDisclosures('jumbo')} />);
  const table = await screen.findByRole('table', { name: 'Example loans' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const row = within(table).getByRole('row', { name: /^Jumbo/ });
  expect(row).toHaveTextContent('$1,600,000, 20% down ($320,000)$1,280,000360 monthly payments of $8,090.47');
  expect(row).toHaveTextContent(/6\.50%6\.55%$/);
  expect(screen.getAllByText(/there is no balloon payment/)).toHaveLength(1);
  expect(screen.getAllByText(/for illustration, not an offer/)).toHaveLength(1);
});

test('shows a single example as a table, too, with labeled values for a phone', async () => {
  render(<DisclosureBlock disclosures={[exampleDisclosure('fha')]} />);
  const table = await screen.findByRole('table', { name: 'Example loans' });
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const cells = [...table.querySelectorAll('tbody td')].map((cell) => cell.getAttribute('data-header'));
  expect(cells).toEqual(names);
  expect(names.at(-1)).toBe('Annual percentage rate (APR)');
});

test('discloses a home equity line below the table, with labeled terms', async () => {
  const line = disclosureFor(['helocDraw']);
  render(<DisclosureBlock disclosures={[...pageDisclosures('jumbo'), ...(line ? [line] : [])]} />);
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Annual percentage rate (APR)', '8.25%, variable'],
    ['Highest APR', '18.00%'],
    ['10 years to draw', '$343.75 a month'],
    ['20 years to repay', expect.stringMatching(/^\$[\d.]+ a month$/)],
    ['Fees to open the line', '$0 to $1,500, estimated'],
  ]);
  expect(screen.getByText(/follows the prime rate and may increase/)).toBeVisible();
  expect(screen.getByText(/You could lose it if you do not repay/)).toBeVisible();
  expect(screen.getByText(/Sample figures as of .* for illustration, not an offer/)).toBeVisible();
});

test.each([
  ['alone', [refinanceDisclosure]],
  ['beside an example', [refinanceDisclosure, exampleDisclosure('conventional')]],
])('states common closed-end terms once for a refinance %s', async (_case, disclosures) => {
  render(<DisclosureBlock disclosures={disclosures} />);
  expect(await screen.findAllByText(/there is no balloon payment/)).toHaveLength(1);
  expect(screen.getByText('360 monthly payments of $2,155.01')).toBeVisible();
});

test('shows a note common to two tables once', async () => {
  const table = { title: 'One line', rows: [], notes: ['Your home secures the line.'] };
  render(
    <DisclosureBlock
      disclosures={[
        { trigger: 'open-end', table },
        { trigger: 'open-end', table: { ...table, title: 'Another line' } },
      ]}
    />,
  );
  expect(await screen.findByText('Another line')).toBeVisible();
  expect(screen.getAllByText('Your home secures the line.')).toHaveLength(1);
});
