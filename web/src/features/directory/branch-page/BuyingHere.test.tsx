import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { BuyingHere } from './BuyingHere.tsx';

const branch: Branch = {
  id: 'clifton-nj',
  name: 'Clifton',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  state: 'NJ',
  manager: 'Maya Torres',
  licenseNumber: 'NJ-0010192',
};
const officer: PublicOfficer = {
  id: 'maya',
  name: 'Maya Torres',
  email: 'maya@larkfield.example',
  phone: '(973) 555-0101',
  nmls: '1',
  title: 'Branch Manager',
  bio: '',
  branchId: 'clifton-nj',
};

/** Draws the section with its map: React continues what suspended only within an `act` that waits. */
const show = (section: ReactElement) => act(() => Promise.resolve(render(section)));

it('tells the limit of the county that the branch’s ZIP code lies in, the state’s help and the languages', async () => {
  await show(<BuyingHere branch={branch} officers={[{ ...officer, languages: ['English', 'Spanish'] }]} />);
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
  expect(screen.getByText('We speak English and Spanish at this branch.')).toBeVisible();
}, 30_000);

it('says nothing of languages where all speak English alone, and nothing at all in a state whose counties it doesn’t know', async () => {
  const { container, rerender } = await show(<BuyingHere branch={branch} officers={[officer]} />);
  await screen.findByRole('heading', { name: 'Buying in Passaic County' }, { timeout: 20_000 });
  expect(screen.queryByText(/We speak/)).toBeNull();
  const elsewhere = { ...branch, state: 'WY', address: '1 Capitol Avenue, Cheyenne, WY 82001' };
  await act(() => Promise.resolve(rerender(<BuyingHere branch={elsewhere} officers={[officer]} />)));
  await expect.poll(() => container.textContent, { timeout: 20_000 }).toBe('');
}, 60_000);
