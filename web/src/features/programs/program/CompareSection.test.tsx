import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CompareSection } from './CompareSection.tsx';

/** Returns the column names shown on a phone, and the number of cells with a value in each row. */
function onPhone() {
  const isShown = ({ className }: Element) => !className.includes('other-program');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return {
    headers: screen
      .getAllByRole('columnheader')
      .filter(isShown)
      .map(({ textContent }) => textContent),
    cells: new Set(rows.map((row) => [...row.querySelectorAll('td')].filter(isShown).length)),
  };
}

it('shows one of two other programs at a time on a phone', async () => {
  render(<CompareSection slug="conventional" />);
  expect(onPhone()).toEqual({ headers: ['Conventional', 'FHA'], cells: new Set([2]) });
  await userEvent.click(screen.getByRole('radio', { name: 'Jumbo', hidden: true }));
  expect(onPhone()).toEqual({ headers: ['Conventional', 'Jumbo'], cells: new Set([2]) });
});

it('has no choice with one other program', () => {
  render(<CompareSection slug="heloc" />);
  expect(screen.queryByRole('radiogroup', { hidden: true })).toBeNull();
  expect(onPhone().headers).toEqual(['HELOC', 'Refinance']);
});
