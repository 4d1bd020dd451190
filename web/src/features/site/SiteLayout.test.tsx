import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const show = (path: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            element: <SiteLayout />,
            children: [
              { path: '/', element: <h1>Home</h1> },
              { path: '/contact', element: <h1>Contact</h1> },
              { path: '/pre-approval', element: <h1>Smart Pre-Qualification</h1> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
        { initialEntries: [path] },
      )}
    />,
  );

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

test('the header leads into the questionnaire with its purpose', () => {
  show('/');
  // jsdom has a narrow window, in which the drawer's button stands for the full menu: found by text, then.
  const header = within(screen.getByRole('banner'));
  const target = (label: string) => header.getByText(label).getAttribute('href');
  expect(target('Purchase')).toBe('/pre-approval?purpose=Purchase');
  expect(target('Refinance')).toBe('/pre-approval?purpose=Refinance');
  expect(target('Apply now')).toBe('/pre-approval');
  expect(screen.getByRole('link', { name: 'Officer Portal' })).toHaveAttribute('href', '/officer-login');
});

test('a choice in the drawer closes it and focuses the heading of the page', async () => {
  show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Contact us' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

test('Escape closes the drawer and gives the focus back to its button', async () => {
  show('/');
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test('an unknown address says so and logs its path', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('404: no page at', '/no/such/page');
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  warn.mockRestore();
});
