import { programs } from '@brokerage/domain/programs/programs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Situations } from './Situations.tsx';

test('a situation for every program, each leading to its page', () => {
  render(<Situations />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual(programs.map(({ path }) => path).toSorted());
  const served = screen.getByText('You served in the military').parentElement;
  expect(served).toHaveTextContent(/VA loans$/);
});
