import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeCompany } from '../../../lib/company/companyStore.ts';
import { stubDirectory } from '../../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { rememberNumbers, visitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { LoanLimits } from './LoanLimits.tsx';

vi.mock(
  '../../../lib/directory/useDirectory.ts',
  () => import('../../../lib/directory/testing/directoryStub.ts'),
);
beforeEach(() => stubDirectory({ status: 'loading' }));

const company = (...states: string[]) => changeCompany({ ...sampleCompany, states });

/** Renders the page under Suspense, because it loads a state's map. React drops a render that suspends in an unawaited `act` call. */
const renderWithMap = () =>
  act(async () => {
    render(
      <Suspense>
        <LoanLimits />
      </Suspense>,
    );
    await Promise.resolve();
  });

const openTables = () =>
  userEvent.click(screen.getByText('See the limits by county and for two to four units'));

test('shows this year’s limits by units, and the 2024 limit with its year once opened', async () => {
  render(<LoanLimits />);
  const rule = screen.getByText(/“Jumbo starts above \$766,550” online: that’s the 2024 limit/);
  expect(rule).not.toBeVisible();
  await openTables();
  const table = screen.getByRole('table', { name: 'Conforming loan limits for 2026' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(rule).toBeVisible();
});

test('lists the counties of each state by their limit', async () => {
  company('New Jersey', 'California');
  render(<LoanLimits />);
  await openTables();
  const newJersey = screen.getByRole('table', { name: 'New Jersey' });
  expect(within(newJersey).getByRole('row', { name: /^\$1,209,750/ })).toHaveTextContent(
    /Bergen, Essex.*Passaic/,
  );
  expect(within(newJersey).getByRole('row', { name: /^\$832,750/ })).toHaveTextContent(
    'Atlantic, Burlington',
  );
  const california = screen.getByRole('table', { name: 'California' });
  expect(within(california).getByRole('row', { name: /^\$1,249,125/ })).toHaveTextContent(/Orange/);
});

test('finds a county by name, even at the baseline', async () => {
  company('New Jersey', 'California');
  render(<LoanLimits />);
  await openTables();
  const field = screen.getByRole('searchbox', { name: 'County' });
  expect(field).toHaveAttribute('placeholder', 'For example, Bergen County, New Jersey');
  await userEvent.type(field, 'mercer county');
  expect(screen.getByRole('status')).toHaveTextContent(/^Jumbo in Mercer County: \$[\d,]+ above the limit$/);
  expect(screen.getByText(/^Put \$117,250 more down to stay within the limit/)).toBeVisible();
  // Within the full list.
  expect(screen.getByText('Mercer', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^\$832,750 Atlantic.*Mercer/ })).toBeVisible();
  // The county limit replaces the scale's first label; the last label stays.
  expect(screen.queryByText('$400K')).toBeNull();
  expect(screen.getByText('$2M+')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'nowhere');
  expect(screen.getByRole('status')).toHaveTextContent('0 counties found');
  expect(
    screen.getByText(/We couldn’t find a county with that name in New Jersey and California/),
  ).toBeVisible();
});

test('opens the tables if a text matches several counties', async () => {
  company('New Jersey', 'California');
  render(<LoanLimits />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'County' }), 'san');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ counties found$/);
  expect(screen.getByRole('row', { name: /San Diego/ })).toBeVisible();
});

test('starts with a loan that is jumbo in some counties and conforming in others', async () => {
  company('New Jersey', 'California');
  render(<LoanLimits />);
  expect(screen.getByLabelText('Your loan, exact')).toHaveValue('950,000');
  const field = screen.getByRole('searchbox', { name: 'County' });
  await userEvent.type(field, 'Atlantic');
  expect(screen.getByRole('status')).toHaveTextContent('Jumbo in Atlantic County: $117,250 above the limit');
  await userEvent.clear(field);
  await userEvent.type(field, 'Orange');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not jumbo in Orange County/);
});

test('shows two counties as examples, and fills the field with them', async () => {
  company('New Jersey', 'California');
  render(<LoanLimits />);
  const examples = within(screen.getByRole('list', { name: 'Two examples' }));
  expect(examples.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bergen CountyNot jumboNew Jersey: $259,750 below the limit',
    'Atlantic CountyJumboNew Jersey: $117,250 above the limit',
  ]);
  await userEvent.click(examples.getByRole('button', { name: /^Atlantic/ }));
  expect(screen.getByRole('searchbox', { name: 'County' })).toHaveValue('Atlantic County, New Jersey');
  expect(screen.getByRole('status')).toHaveTextContent('Jumbo in Atlantic County: $117,250 above the limit');
  expect(examples.getByRole('button', { name: /^Atlantic/ })).toHaveAttribute('aria-pressed', 'true');
});

test('shows only counties of the company’s states', async () => {
  company('Maine');
  render(<LoanLimits />);
  await openTables();
  expect(screen.getByRole('table', { name: 'Maine' })).toHaveTextContent(
    /^Maine\$832,750Androscoggin, .*York$/,
  );
  expect(screen.queryByText(/Orange/)).toBeNull();
});

test('links FHFA’s list for a state without listed counties', () => {
  company('Texas');
  render(<LoanLimits />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'FHFA’s list of all counties' })).toHaveAttribute(
    'href',
    expect.stringContaining('fhfa.gov'),
  );
});

test('starts with the labeled county of the main branch until another is entered', async () => {
  company('New Jersey', 'California');
  stubDirectory({ status: 'ready', directory: sampleDirectory });
  await renderWithMap();
  const field = await screen.findByRole('searchbox', { name: 'County' });
  expect(field).toHaveValue('Passaic County, New Jersey');
  expect(field).toHaveAccessibleDescription('Clifton is in Passaic County.');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not jumbo in Passaic County: \$259,750 below/);
  const counties = within(screen.getByRole('list', { name: 'At our branches' })).getAllByRole('button');
  expect(counties.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Passaic County/),
    expect.stringMatching(/^Orange County/),
  ]);
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleDescription();
});

test('starts without a county if the main branch is in another state, even with a county of that name', async () => {
  company('Florida', 'California');
  const [main, ...others] = sampleDirectory.branches;
  if (!main) throw new Error('A branch');
  const orlando = { ...main, name: 'Orlando', state: 'FL', address: '1 S Orange Ave, Orlando, FL 32801' };
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, branches: [orlando, ...others] } });
  await renderWithMap();
  const field = await screen.findByRole('searchbox', { name: 'County' });
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleDescription();
});

test('starts with a link’s county', async () => {
  company('New Jersey', 'California');
  stubDirectory({ status: 'ready', directory: sampleDirectory });
  window.history.replaceState(null, '', '#county=Essex');
  await renderWithMap();
  expect(await screen.findByRole('searchbox', { name: 'County' })).toHaveValue('Essex County, New Jersey');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not jumbo in Essex County/);
  window.history.replaceState(null, '', '#');
});

test('Reset removes a link’s county from the address and the field', async () => {
  company('New Jersey', 'California');
  window.history.replaceState(null, '', '?from=mail#county=Essex');
  rememberNumbers({ price: 1_500_000, downShare: 20 });
  render(<LoanLimits />);
  const county = screen.getByRole('searchbox', { name: 'County' });
  expect(county).toHaveValue('Essex County, New Jersey');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(county).toHaveValue('');
  expect(window.location.href).toMatch(/\?from=mail$/);
  window.history.replaceState(null, '', '/');
});

test('starts with the loan from the visitor’s price and down payment, and with their county', async () => {
  company('New Jersey', 'California');
  rememberNumbers({ price: 1_500_000, downShare: 20, county: 'Atlantic County, New Jersey' });
  render(<LoanLimits />);
  const loan = screen.getByLabelText('Your loan, exact');
  expect(loan).toHaveValue('1,200,000');
  expect(screen.getByText('Jumbo in Atlantic County: $367,250 above the limit')).toBeVisible();
  expect(
    screen.getByText('Using your numbers: $1,500,000 home, 20% down, Atlantic County, New Jersey'),
  ).toBeVisible();
  const county = screen.getByRole('searchbox', { name: 'County' });
  await userEvent.clear(county);
  expect(visitorNumbers()).toEqual({ price: 1_500_000, downShare: 20 });
  expect(county).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(visitorNumbers()).toEqual({});
  expect(loan).not.toHaveValue('1,200,000');
});

test('a price alone determines no loan', () => {
  rememberNumbers({ price: 1_500_000 });
  render(<LoanLimits />);
  expect(screen.getByText('Sample numbers. Enter your own.')).toBeVisible();
});
