import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

afterEach(() => vi.useRealTimers());

test('the copyright has the current year, even if the page was built in another', async () => {
  const page = <SiteFooter />;
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z'), toFake: ['Date'] });
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent(/© 1992–2026 Larkfield/);
  vi.setSystemTime(new Date('2027-01-02T12:00:00Z'));
  const hydrated = await act(() => hydrateRoot(root, page));
  expect(root).toHaveTextContent(/© 1992–2027 Larkfield/);
  act(() => hydrated.unmount());
});

test('shows the time zone of the office hours', () => {
  render(<SiteFooter />);
  expect(screen.getByText('Mon-Fri 9AM-6PM, Eastern time')).toBeVisible();
});

test('links to the branches and the privacy policy', () => {
  render(<SiteFooter />);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Branches')).toBe('/branches#branches');
  expect(target('Privacy policy')).toBe('/privacy-policy');
});
