import { TextField } from '@mui/material';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { narrow } from '../../testing/narrow.ts';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import { tableCsv } from './tableCsv.ts';

interface House {
  id: string;
  street: string;
  price: number | undefined;
}
const COLUMNS: DataColumn<House>[] = [
  {
    id: 'street',
    label: 'Street',
    isTitle: true,
    cell: ({ street }) => street,
    subtitle: ({ id }) => `No. ${id}`,
    sortValue: ({ street }) => street,
    csv: ({ street }) => street,
  },
  {
    id: 'price',
    label: 'Price',
    kind: 'number',
    inCard: 'figure',
    cell: ({ price }) => price ?? 'N/A',
    sortValue: ({ price }) => price,
    csv: ({ price }) => price ?? '',
  },
  { id: 'note', label: 'Note', isOptional: true, cell: ({ id }) => `Note ${id}` },
];
const HOUSES: House[] = [
  { id: '10', street: 'elm 10', price: 5 },
  { id: '9', street: 'Elm 9', price: undefined },
  { id: '3', street: '=Ferry', price: 12 },
];

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function open(props: Partial<Parameters<typeof DataTable<House>>[0]> = {}) {
  const user = userEvent.setup();
  render(
    <DataTable
      id="houses"
      name="Houses"
      label="Houses for sale"
      columns={COLUMNS}
      rows={HOUSES}
      getRowId={({ id }) => id}
      {...props}
    />,
  );
  return user;
}
const rows = () => screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
const titles = () => rows().map((row) => row.cells[0]?.textContent);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });

test('a header sorts and shows it: numbers descending, text naturally, blanks last both ways', async () => {
  const user = open();
  expect(titles()).toEqual(['elm 10No. 10', 'Elm 9No. 9', '=FerryNo. 3']);
  await user.click(screen.getByRole('button', { name: 'Street' }));
  expect(titles()).toEqual(['=FerryNo. 3', 'Elm 9No. 9', 'elm 10No. 10']);
  expect(header('Street')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Street')).not.toHaveAttribute('aria-sort');
  expect(titles()).toEqual(['=FerryNo. 3', 'elm 10No. 10', 'Elm 9No. 9']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(titles()).toEqual(['elm 10No. 10', '=FerryNo. 3', 'Elm 9No. 9']);
});

test('keeps the order of equal rows in both directions', async () => {
  const user = open({ rows: HOUSES.map((house) => ({ ...house, price: 1 })) });
  await user.click(screen.getByRole('button', { name: 'Price' }));
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(titles()).toEqual(['elm 10No. 10', 'Elm 9No. 9', '=FerryNo. 3']);
});

test('remembers the choice of columns per table', async () => {
  const user = open();
  expect(headers()).toEqual(['Street', 'Price']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitemcheckbox');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Price', 'true'],
    ['Note', 'false'],
  ]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Note' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(headers()).toEqual(['Street', 'Note']);
  expect(localStorage.getItem('table_columns_houses')).toBe('{"price":false,"note":true}');
  screen.getByRole('button', { name: 'Columns' }).focus();
});

test('hides low-priority columns in a narrow table until they are selected', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const columns = COLUMNS.map((column) => (column.id === 'price' ? { ...column, shownFrom: 1000 } : column));
  const user = open({ columns });
  expect(headers()).toEqual(['Street']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Street', 'Price']));
  cleanup();
  localStorage.clear();
  width.mockReturnValue(1000);
  open({ columns });
  expect(headers()).toEqual(['Street', 'Price']);
});

test.each(['{"price":false}', 'nonsense', '{"price":3}', '{"gone":false}'])(
  'applies the stored choice %s only if it’s valid',
  (stored) => {
    localStorage.setItem('table_columns_houses', stored);
    open();
    expect(headers()).toEqual(stored === '{"price":false}' ? ['Street'] : ['Street', 'Price']);
  },
);

test('arrow keys, Home and End move between rows; Enter opens one; controls keep their keys', async () => {
  const onOpen = vi.fn();
  const press = vi.fn();
  const user = open({
    onOpen,
    renderActions: ({ id }) => (
      <button type="button" onClick={press}>
        Do {id}
      </button>
    ),
  });
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  rows()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(rows()[1]).toHaveFocus();
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await user.keyboard('{End}{ArrowDown}');
  expect(rows()[2]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(HOUSES[2]);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Do 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(onOpen).toHaveBeenCalledOnce();
  await user.keyboard('{Home}');
  expect(rows()[0]).toHaveFocus();
});

test('a click on the line below a row opens it, too', async () => {
  const onOpen = vi.fn();
  const user = open({ onOpen, renderDetail: ({ id }) => `More about ${id}` });
  await user.click(screen.getByText('More about 9'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(HOUSES[1]);
});

test('a card’s title opens it if no column names the row', () => {
  const width = narrow();
  render(
    <MemoryRouter>
      <DataTable
        id="untitled"
        name="Houses"
        label="Houses for sale"
        columns={COLUMNS.slice(1)}
        rows={HOUSES}
        getRowId={({ id }) => id}
        cardTitle={({ street }) => street}
        titleLink={({ id }) => ({ to: `?house=${id}` })}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Elm 9' })).toHaveAttribute('href', '/?house=9');
  width.mockRestore();
});

test('a click on a row opens it, but not on its controls', async () => {
  const onOpen = vi.fn();
  const user = open({ onOpen, renderActions: () => <button type="button">More</button> });
  await user.click(screen.getByText('Elm 9'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(HOUSES[1]);
  await user.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('narrow: shows cards with all values, sorted by a field', async () => {
  narrow();
  const user = open({ renderActions: ({ id }) => <button type="button">Do {id}</button> });
  expect(screen.queryByRole('table')).toBeNull();
  const cards = () => within(screen.getByRole('list', { name: 'Houses for sale' })).getAllByRole('listitem');
  expect(cards()[0]).toHaveTextContent(/^elm 10No. 10Do 10Price5NoteNote 10$/);
  expect(within(cards()[0] as HTMLElement).getByRole('heading', { name: 'elm 10' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, most first');
  expect(cards()[0]).toHaveTextContent('=Ferry');
});

const FILTERS = (
  <>
    <TextField type="search" label="Search" />
    <TextField select label="City" slotProps={{ select: { native: true } }}>
      <option value="">All</option>
    </TextField>
  </>
);

test('cards: a button shows and hides the fields next to the search', async () => {
  narrow();
  const user = open({ filters: FILTERS });
  const button = screen.getByLabelText('Filter and sort');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a table and a list without filters have no such button', () => {
  const none = () => expect(screen.queryByLabelText('Filter and sort')).toBeNull();
  open({ filters: FILTERS });
  none();
  cleanup();
  narrow();
  open();
  none();
});

test('offers no columns without rows, except for a filtered list', () => {
  open({ rows: [], empty: 'No houses' });
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  cleanup();
  open({ rows: [], empty: 'No houses', filters: FILTERS });
  expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
});

test('export gets the sorted rows, including hidden columns, without formulas', async () => {
  const onExport = vi.fn();
  const user = open({ onExport });
  await user.click(screen.getByRole('button', { name: 'Street' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [sorted] = onExport.mock.lastCall as [House[]];
  expect(sorted.map(({ id }) => id)).toEqual(['3', '9', '10']);
  expect(tableCsv(COLUMNS, sorted).slice(1).split('\r\n').slice(0, 2)).toEqual([
    'Street,Price',
    "'=Ferry,12",
  ]);
});

test('renders a long list a hundred rows at a time', async () => {
  const many = Array.from({ length: 105 }, (_, index) => ({
    id: `${index}`,
    street: `S ${index}`,
    price: 1,
  }));
  const user = open({ rows: many });
  expect(rows()).toHaveLength(100);
  expect(screen.getByText('Showing 100 of 105')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(rows()).toHaveLength(105);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('without rows, shows the empty text below the same filters', () => {
  open({ rows: [], empty: <p>Nothing here</p>, filters: <input aria-label="Find" /> });
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(within(screen.getByRole('search', { name: 'Houses' })).getByLabelText('Find')).toBeVisible();
});

test('selects rows by checkbox, all at once, and by Space, up to the maximum', async () => {
  const onChange = vi.fn();
  const selection = (selected: string[], max = 50) => ({
    selected: new Set(selected),
    onChange: (ids: ReadonlySet<string>) => onChange([...ids].toSorted()),
    label: ({ street }: House) => street,
    max,
  });
  const onOpen = vi.fn();
  const user = open({ selection: selection(['9']), onOpen });
  const all = screen.getByRole('checkbox', { name: 'Select all shown' });
  expect(all).toHaveProperty('indeterminate', true);
  await user.click(all);
  expect(onChange).toHaveBeenLastCalledWith(['10', '3', '9']);
  await user.click(screen.getByRole('checkbox', { name: 'Select elm 10' }));
  expect(onChange).toHaveBeenLastCalledWith(['10', '9']);
  rows()[1]?.focus();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(onOpen, 'selecting opens nothing').not.toHaveBeenCalled();
  cleanup();
  open({ selection: selection(['9', '10'], 2) });
  expect(screen.getByRole('checkbox', { name: 'Select =Ferry' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Select the first 2 shown' })).toBeChecked();
});

test('cards have checkboxes, too, and one for all of them', async () => {
  narrow();
  const onChange = vi.fn();
  const selection = { selected: new Set<string>(), onChange, label: ({ street }: House) => street, max: 50 };
  const user = open({ selection });
  await user.click(screen.getByRole('checkbox', { name: 'Select Elm 9' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['9']));
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['10', '9', '3']));
});

test('renders a row again only when it, the columns or its own state changed', () => {
  const cell = vi.fn(({ street }: House) => street);
  const columns: DataColumn<House>[] = [{ id: 'street', label: 'Street', isTitle: true, cell }];
  const label = ({ street }: House) => street;
  const table = (rows: readonly House[], selected: string[], shown = columns) => (
    <DataTable
      id="houses"
      name="Houses"
      label="Houses for sale"
      columns={shown}
      rows={rows}
      getRowId={({ id }) => id}
      onOpen={() => undefined}
      selection={{ selected: new Set(selected), onChange: () => undefined, label, max: 50 }}
    />
  );
  const drawn = () => {
    const ids = cell.mock.calls.map(([{ id }]) => id);
    cell.mockClear();
    return ids;
  };
  const { rerender } = render(table(HOUSES, []));
  expect(drawn()).toEqual(['10', '9', '3']);
  rerender(table([...HOUSES], []));
  expect(drawn()).toEqual([]);
  rerender(table(HOUSES, ['9']));
  expect(drawn()).toEqual(['9']);
  rerender(table([{ id: '10', street: 'elm 10', price: 6 }, ...HOUSES.slice(1)], ['9']));
  expect(drawn()).toEqual(['10']);
  rerender(table(HOUSES.slice(1), ['9'], [...columns]));
  expect(drawn()).toEqual(['9', '3']);
});
