import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SideSheet } from './SideSheet.tsx';
import { useSideSheet } from './useSideSheet.ts';

const RECORDS = ['elm', 'oak'];

function List() {
  const sheet = useSideSheet('record');
  return (
    <>
      <ul>
        {RECORDS.map((id) => (
          <li key={id}>
            <Link {...sheet.link(id)}>{id}</Link>
            <button type="button" onClick={() => sheet.open(id)}>
              Show {id}
            </button>
          </li>
        ))}
      </ul>
      {sheet.openId !== undefined && (
        <SideSheet title={`Record ${sheet.openId}`} kind="Flyer" onClose={sheet.close}>
          <button type="button" onClick={() => sheet.open('oak')}>
            Next
          </button>
        </SideSheet>
      )}
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/before', element: <p>Before</p> },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}
const toAddress = ({ state }: ReturnType<typeof createMemoryRouter>) =>
  state.location.pathname + state.location.search;

test('a row opens its sheet at its own URL; Escape closes it, keeping filters and focusing the row', async () => {
  const { user, router } = open('/list?status=new');
  await user.click(screen.getByRole('link', { name: 'elm' }));
  expect(toAddress(router)).toBe('/list?status=new&record=elm');
  const sheet = screen.getByRole('dialog', { name: 'Record elm' });
  expect(within(sheet).getByText('Flyer')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toAddress(router)).toBe('/list?status=new');
  expect(screen.getByRole('link', { name: 'elm' })).toHaveFocus();
});

test('closing leaves no history entry, so that Back leaves the list', async () => {
  const { user, router } = open('/list');
  await user.click(screen.getByRole('button', { name: 'Show elm' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(toAddress(router)).toBe('/list');
  await router.navigate(-1);
  expect(await screen.findByText('Before')).toBeVisible();
});

test('Back closes it, even after another record was opened inside it', async () => {
  const { user, router } = open('/list');
  await user.click(screen.getByRole('link', { name: 'elm' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Record oak' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toAddress(router)).toBe('/list');
});

test('opened by its URL: Close stays on the list and focuses the row', async () => {
  const { user, router } = open('/list?record=oak&status=new');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(toAddress(router)).toBe('/list?status=new');
  expect(screen.getByRole('link', { name: 'oak' })).toHaveFocus();
});
