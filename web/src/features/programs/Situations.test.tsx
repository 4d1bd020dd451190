import { programs } from '@brokerage/domain/programs/programs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Situations } from './Situations.tsx';

test('a situation for every program but the usual one, each leading to its page', () => {
  render(<Situations />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const unusual = programs.filter(({ slug }) => slug !== 'conventional').map(({ path }) => path);
  expect(links.toSorted()).toEqual(unusual.toSorted());
  const served = screen.getByText('You served in the military').parentElement;
  expect(served).toHaveTextContent(/VA loans$/);
});
