import { Dialog, Menu } from '@mui/material';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { NotifyProvider, type ToastMessage, useDismissOnChange, useNotify } from './NotifyProvider.tsx';
import { PageToasts } from './PageToasts.tsx';

afterEach(() => void vi.useRealTimers());

function Says({ message }: { message: ToastMessage }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(message)}>
      {message.title}!
    </button>
  );
}

function SaysAtOnce({ message }: { message: ToastMessage }) {
  const notify = useNotify();
  useEffect(() => notify(message), [notify, message]);
  return null;
}

const wrong: ToastMessage = { title: 'Wrong', severity: 'error' };
const done: ToastMessage = { title: 'Done', severity: 'success' };
const lost: ToastMessage = { title: 'Lost', severity: 'error', isForNextPage: true };
const atOnce: ToastMessage = { title: 'Not loaded', severity: 'error' };

function open() {
  const root = (
    <>
      <PageToasts />
      <Outlet />
    </>
  );
  const buttons = [wrong, done, lost].map((message) => <Says key={message.title} message={message} />);
  const router = createMemoryRouter([
    {
      element: root,
      children: [
        { path: '/', element: buttons },
        { path: '/next', element: <p>Next</p> },
        { path: '/failing', element: <SaysAtOnce message={atOnce} /> },
      ],
    },
  ]);
  render(
    <NotifyProvider>
      <RouterProvider router={router} />
    </NotifyProvider>,
  );
  return (path: string) => act(() => router.navigate(path));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name}!` }));

test('an error disappears with its page, but not on a new search', async () => {
  const go = open();
  await press('Wrong');
  await go('/?tab=preview');
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong');
  await go('/next');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a confirmation, and an error for the next page, appear there', async () => {
  const go = open();
  await press('Done');
  await go('/next');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  await go('/');
  await press('Lost');
  await go('/next');
  expect(screen.getByRole('alert')).toHaveTextContent('Lost');
  await go('/');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the next page’s own error, until success replaces it', async () => {
  const go = open();
  await press('Wrong');
  await go('/failing');
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  await go('/');
  await press('Wrong');
  await press('Done');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces a message while a dialog is open, and when one opens or closes above it', async () => {
  const tree = (isNested: boolean) => (
    <NotifyProvider>
      <p>Page</p>
      <Dialog open aria-label="Share">
        <Says message={done} />
        <Dialog open={isNested} aria-label="Sure?" transitionDuration={0}>
          <Says message={wrong} />
        </Dialog>
      </Dialog>
    </NotifyProvider>
  );
  const { rerender } = render(tree(false));
  await press('Done');
  // The role query finds it only if screen readers can, unlike content behind the dialog.
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.queryByRole('paragraph')).toBeNull();
  rerender(tree(true));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Done'));
  await press('Wrong');
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong');
  rerender(tree(false));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Wrong'));
  expect(screen.queryByRole('paragraph')).toBeNull();
});

function Form({ isChanged }: { isChanged: boolean }) {
  useDismissOnChange(isChanged);
  return null;
}

test('changing a form again removes a confirmation, but not an error', async () => {
  const tree = (isChanged: boolean) => (
    <NotifyProvider>
      <Says message={done} />
      <Says message={wrong} />
      <Form isChanged={isChanged} />
    </NotifyProvider>
  );
  const { rerender } = render(tree(false));
  await press('Done');
  rerender(tree(true));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(tree(false));
  await press('Wrong');
  rerender(tree(true));
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong');
});

test('opening a menu removes a confirmation, and a later dialog is above it', async () => {
  const tree = (opened: 'menu' | 'dialog' | undefined) => (
    <NotifyProvider>
      <Says message={done} />
      <Menu open={opened === 'menu'} anchorEl={document.body} />
      <Dialog open={opened === 'dialog'} aria-label="Share" />
    </NotifyProvider>
  );
  const now = vi.spyOn(Date, 'now');
  const { rerender } = render(tree(undefined));
  await press('Done');
  now.mockReturnValue(Date.now() + 1000);
  const snackbar = screen.getByRole('status').closest('.MuiSnackbar-root');
  rerender(tree('dialog'));
  await waitFor(() => expect(snackbar).toHaveStyle({ zIndex: '1150' }));
  rerender(tree('menu'));
  await waitFor(() => expect(screen.queryByText('Done')).toBeNull());
  now.mockRestore();
});

test('an error disappears by itself, later than a success', () => {
  vi.useFakeTimers();
  render(
    <NotifyProvider>
      <SaysAtOnce message={atOnce} />
    </NotifyProvider>,
  );
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1500));
  expect(screen.queryByRole('alert')).toBeNull();
});
