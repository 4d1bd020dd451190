import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

function BrokenPage(): never {
  throw new Error('no such picture');
}

test('a page that can’t render shows what to do and whom to call in its place', () => {
  render(
    <PageBoundary>
      <p>Rates</p>
      <BrokenPage />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  expect(screen.queryByText('Rates')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: sampleCompany.phoneDisplay })).toHaveAttribute(
    'href',
    `tel:${sampleCompany.phone}`,
  );
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
