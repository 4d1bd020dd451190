import { COMPARED_ROWS, comparedText, comparedVaries } from '@brokerage/domain/programs/comparison';
import { programs } from '@brokerage/domain/programs/programs';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ProgramFinder } from './ProgramFinder.tsx';
import { situations } from './situations.ts';

afterEach(cleanup);

const shownPaths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('every program has a link, its main points and the same fields', () => {
  render(<ProgramFinder />);
  expect(shownPaths()).toEqual(programs.map(({ path }) => path));
  for (const { slug, name, features } of programs) {
    const points = screen.getByRole('list', { name: `${name}, main points` });
    expect(points).toHaveTextContent(features.join(''));
    const row = points.closest('ul:not([aria-label])') ? points.parentElement : null;
    const fields = within(row as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(fields).toEqual(
      COMPARED_ROWS.map(([field]) => `${comparedVaries(slug, field) ? '—' : ''}${comparedText(slug, field)}`),
    );
  }
});

test('a situation leaves its programs, and says how many; pressed again it shows all', async () => {
  const user = userEvent.setup();
  render(<ProgramFinder />);
  const served = screen.getByRole('button', { name: 'I own a home' });
  await user.click(served);
  expect(served).toHaveAttribute('aria-pressed', 'true');
  expect(shownPaths()).toEqual(['/loans/heloc', '/refinance']);
  expect(screen.getByRole('status')).toHaveTextContent('2 programs to look at first for “I own a home”');
  await user.click(served);
  expect(shownPaths()).toHaveLength(programs.length);
});

test('no program is left out of all situations', () => {
  const named = new Set<string>(situations.flatMap(({ programs: slugs }) => slugs));
  expect(programs.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([]);
});

test('no point repeats a figure of the columns', () => {
  for (const { slug, features } of programs) {
    const figures = COMPARED_ROWS.flatMap(
      ([field]) => comparedText(slug, field).match(/\d[\d.-]*[%+]/g) ?? [],
    );
    for (const feature of features) expect(figures.filter((figure) => feature.includes(figure))).toEqual([]);
  }
});
