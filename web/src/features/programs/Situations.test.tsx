import { programs } from '@brokerage/domain/programs/programs';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Situations } from './Situations.tsx';

test('a situation for every program, each with its main points and a link to its page', () => {
  render(<Situations />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual(programs.map(({ path }) => path).toSorted());
  const served = screen.getByText('You served in the military').closest('li') as HTMLElement;
  expect(within(served).getByRole('link')).toHaveTextContent('VA loans');
  for (const { name, features } of programs) {
    expect(screen.getByRole('list', { name: `${name}, main points` })).toHaveTextContent(features.join(''));
  }
});
