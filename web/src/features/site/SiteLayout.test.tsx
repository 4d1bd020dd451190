import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const show = (page: ReactNode) => render(<SiteLayout>{page}</SiteLayout>);

test('the header links to purchase, refinance and the questionnaire', () => {
  show(<h1>Home</h1>);
  // jsdom's window is narrow, so the drawer's button replaces the full menu; find its links by text.
  const header = within(screen.getByRole('banner'));
  const target = (label: string) => header.getByText(label).getAttribute('href');
  expect(target('Purchase')).toBe('/purchase');
  expect(target('Refinance')).toBe('/refinance');
  expect(target('Apply Now')).toBe('/pre-approval');
  expect(screen.getByRole('link', { name: 'Officer Portal' })).toHaveAttribute('href', '/officer-login');
});

test('the header marks the current page', () => {
  window.history.replaceState(null, '', '/refinance');
  show(<h1>Refinance</h1>);
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Refinance')).toHaveAttribute('aria-current', 'page');
  expect(header.getByText('Purchase')).not.toHaveAttribute('aria-current');
  window.history.replaceState(null, '', '/');
});

test('the drawer has every page of the menu', async () => {
  show(<h1>Home</h1>);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(within(drawer).getByText('FHA')).toHaveAttribute('href', '/loans/fha');
  expect(within(drawer).getByText('All loan programs')).toHaveAttribute('href', '/loan-programs');
});

test('Escape closes the drawer and returns the focus to its button', async () => {
  show(<h1>Home</h1>);
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test('an unknown address shows a message and logs its path', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/no/such/page');
  show(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('404: no page at', '/no/such/page');
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  warn.mockRestore();
});
