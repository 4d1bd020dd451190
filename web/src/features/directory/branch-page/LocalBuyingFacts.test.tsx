import type { Branch } from '@brokerage/domain/directory/branch';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { LocalBuyingFacts } from './LocalBuyingFacts.tsx';

const branch: Branch = {
  id: 'clifton-nj',
  name: 'Clifton',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  state: 'NJ',
  manager: 'Maya Torres',
  licenseNumber: 'NJ-0010192',
};

/** Renders the section with its map: React resumes suspended content only within an awaited `act`. */
const show = (section: ReactElement) => act(() => Promise.resolve(render(section)));

it('shows the limit of the branch’s county and the state’s help', async () => {
  await show(<LocalBuyingFacts branch={branch} />);
  expect(
    await screen.findByRole('heading', { name: 'Buying in Passaic County' }, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.getByText('$1,209,750')).toBeVisible();
  expect(screen.getByText('Up to $15,000')).toBeVisible();
  expect(
    screen.getByText(
      /Ask us which applies in Passaic County\. It’s from the New Jersey Housing and Mortgage Finance Agency\./,
    ),
  ).toBeVisible();
}, 30_000);

it('shows nothing in a state without known counties', async () => {
  const { container, rerender } = await show(<LocalBuyingFacts branch={branch} />);
  await screen.findByRole('heading', { name: 'Buying in Passaic County' }, { timeout: 20_000 });
  const elsewhere = { ...branch, state: 'WY', address: '1 Capitol Avenue, Cheyenne, WY 82001' };
  await act(() => Promise.resolve(rerender(<LocalBuyingFacts branch={elsewhere} />)));
  await expect.poll(() => container.textContent, { timeout: 20_000 }).toBe('');
}, 60_000);
