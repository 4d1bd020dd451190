import { comparedText, listedRows, rowName } from '@brokerage/domain/programs/comparison';
import { programs } from '@brokerage/domain/programs/programs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ProgramFinder } from './ProgramFinder.tsx';
import { ProgramTable } from './ProgramTable.tsx';
import { situations } from './situations.ts';

/** Sets whether there's room for the answer next to the list. */
const onScreen = ({ isWide }: { isWide: boolean }) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));

beforeEach(() => {
  onScreen({ isWide: true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const shownPaths = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('every program has a link, its main points and the same facts in columns', () => {
  render(<ProgramTable />);
  expect(shownPaths().toSorted()).toEqual(programs.map(({ path }) => path).toSorted());
  const headers = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(headers).toEqual(['Program', ...listedRows.map(rowName)]);
  for (const { slug, name, features } of programs) {
    const points = screen.getByRole('list', { name: `${name}, main points` });
    expect(points).toHaveTextContent(features.join(''));
    const cells = [...(points.closest('tr')?.querySelectorAll('td') ?? [])];
    expect(cells.map(({ textContent }) => textContent)).toEqual(
      listedRows.map((row) => comparedText(slug, row)),
    );
  }
});

test('programs for homeowners are grouped', () => {
  render(<ProgramTable />);
  const need = screen.getByRole('rowheader', { name: 'Use or change the loan on your home', hidden: true });
  const links = [...(need.closest('tbody')?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/refinance', '/loans/heloc']);
});

test('on a small screen, the list shows the selected fact', async () => {
  const user = userEvent.setup();
  render(<ProgramTable />);
  const down = screen.getByRole('button', { name: 'Down payment' });
  const credit = screen.getByRole('button', { name: 'Credit score' });
  expect(down).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('3-20%')).toBeVisible();
  expect(screen.getByText('700+')).not.toBeVisible();
  await user.click(credit);
  expect(credit).toHaveAttribute('aria-pressed', 'true');
  expect(down).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('700+')).toBeVisible();
  expect(screen.getByText('3-20%')).not.toBeVisible();
});

test('the first situation is open; another opens its programs with reasons instead, and closes again', async () => {
  const user = userEvent.setup();
  render(<ProgramFinder />);
  expect(screen.getByRole('button', { name: 'I have a steady job and savings' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(shownPaths()).toEqual(['/loans/conventional', '/loans/fha', '#disclosures']);
  const served = screen.getByRole('button', { name: 'My spouse or I served in the military' });
  await user.click(screen.getByRole('button', { name: 'I already own a home' }));
  expect(shownPaths()).toEqual(['/refinance', '/loans/heloc', '#disclosures']);
  await user.click(served);
  expect(served).toHaveAttribute('aria-expanded', 'true');
  expect(shownPaths()).toEqual(['/loans/va', '/loans/conventional', '#disclosures']);
  expect(
    screen.getByRole('list', { name: 'Programs for: My spouse or I served in the military' }),
  ).toHaveTextContent('0% down and no mortgage insurance');
  await user.click(served);
  expect(shownPaths()).toEqual([]);
});

test('on a phone, all situations are closed until one is pressed', async () => {
  onScreen({ isWide: false });
  render(<ProgramFinder />);
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  expect(shownPaths()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'I have a steady job and savings' }));
  expect(shownPaths()).toEqual(['/loans/conventional', '/loans/fha', '#disclosures']);
});

test('compares two programs by the same facts, without omissions', () => {
  render(<ProgramFinder />);
  const facts = () =>
    [...document.querySelectorAll('dl')].map((list) =>
      [...list.querySelectorAll('dt')].map(({ textContent }) => textContent),
    );
  const names = [
    'Down payment',
    'Credit score',
    'Mortgage insurance',
    'Monthly payment with taxes and insurance',
    'Know before you choose',
  ];
  expect(facts()).toEqual([names, names]);
  // Both have a low down payment and mortgage insurance.
  const payments = screen.getAllByText(/ APR$/).map(({ textContent }) => textContent);
  expect(payments).toEqual([
    expect.stringMatching(/^\$4,062, 6\.79% APR\$500,000 home, 5% down, with PMI$/),
    expect.stringMatching(/^\$4,060, 6\.78% APR\$500,000 home, 3\.5% down$/),
  ]);
  expect(screen.getByRole('link', { name: 'See conventional loans' })).toHaveAttribute(
    'href',
    '/loans/conventional',
  );
  fireEvent.click(screen.getByRole('button', { name: 'I already own a home' }));
  expect(facts()).toEqual([names, names]);
  expect(screen.getByText('Depends on how much you draw')).toBeInTheDocument();
  // To be compared with a VA loan, which has no monthly insurance, the conventional loan must have no PMI.
  fireEvent.click(screen.getByRole('button', { name: 'My spouse or I served in the military' }));
  expect(screen.getByText('$3,363, 6.34% APR')).toHaveTextContent('$500,000 home, 20% down');
});

test('compares a USDA loan for the same home', () => {
  render(<ProgramFinder />);
  fireEvent.click(screen.getByRole('button', { name: 'I’m buying in a rural area' }));
  const payments = screen.getAllByText(/ APR$/).map(({ textContent }) => textContent);
  expect(payments).toEqual([
    expect.stringContaining('$350,000 home, nothing down'),
    expect.stringContaining('$350,000 home, 3.5% down'),
  ]);
});

test('each situation compares at least two programs', () => {
  for (const { programs: shown } of situations) expect(shown.length).toBeGreaterThan(1);
});

test('every program appears in a situation', () => {
  const named = new Set<string>(situations.flatMap(({ programs: shown }) => shown.map(({ slug }) => slug)));
  expect(programs.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([]);
});

test('no point repeats a figure of the columns', () => {
  for (const { slug, features } of programs) {
    const figures = listedRows.flatMap((row) => comparedText(slug, row).match(/\d[\d.-]*[%+]/g) ?? []);
    for (const feature of features) expect(figures.filter((figure) => feature.includes(figure))).toEqual([]);
  }
});

/** Sets how the page was opened; returns the elements that scroll into view. */
function openedBy(type: string): Element[] {
  const shown: Element[] = [];
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  return shown;
}

test('a reload with a situation in its address keeps its position', () => {
  window.location.hash = '#little-saved';
  const shown = openedBy('reload');
  render(<ProgramFinder />);
  expect(screen.getByRole('button', { name: 'I haven’t saved much' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(shown).toEqual([]);
});

test('another page can open a situation, which scrolls into view and can be closed', async () => {
  window.location.hash = '#little-saved';
  const shown = openedBy('navigate');
  render(<ProgramFinder />);
  const answer = screen.getByRole('button', { name: 'I haven’t saved much' });
  expect(shown).toEqual([answer]);
  expect(answer).toHaveAttribute('aria-expanded', 'true');
  expect(answer).toHaveAttribute('id', 'little-saved');
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  // Programs open to everyone come before those that require service or a rural area.
  expect(shownPaths().slice(0, 3)).toEqual(['/loans/fha', '/loans/va', '/loans/usda']);
  await userEvent.click(answer);
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0);
});

test('the address follows the choice, and is cleared when it’s closed', async () => {
  openedBy('reload');
  window.location.hash = '#little-saved';
  const user = userEvent.setup();
  render(<ProgramFinder />);
  const lowCredit = screen.getByRole('button', { name: 'My credit score is low' });
  await user.click(lowCredit);
  await waitFor(() => expect(window.location.hash).toBe('#low-credit'));
  expect(lowCredit).toHaveAttribute('aria-expanded', 'true');
  await user.click(lowCredit);
  await waitFor(() => expect(window.location.hash).toBe(''));
  cleanup();
  window.location.hash = '#low-credit';
  render(<ProgramFinder />);
  expect(screen.getByRole('button', { expanded: true })).toHaveAccessibleName('My credit score is low');
});

test('after a choice, nothing scrolls back to an earlier one', async () => {
  const shown = openedBy('navigate');
  window.location.hash = '#little-saved';
  const user = userEvent.setup();
  render(<ProgramFinder />);
  const linked = screen.getByRole('button', { name: 'I haven’t saved much' });
  const lowCredit = screen.getByRole('button', { name: 'My credit score is low' });
  await user.click(lowCredit);
  await waitFor(() => expect(window.location.hash).toBe('#low-credit'));
  await user.click(linked);
  // Each press scrolls to its own answer.
  expect(shown).toEqual([linked, lowCredit, linked]);
});

test('first-time buyers see loans with little down and assistance', async () => {
  render(<ProgramFinder />);
  await userEvent.click(screen.getByRole('button', { name: 'I’m buying my first home' }));
  expect(shownPaths()).toEqual(
    expect.arrayContaining(['/loans/fha', '/loans/conventional', '/loans/down-payment-assistance']),
  );
});

test('each situation has its own address', () => {
  expect(new Set(situations.map(({ hash }) => hash)).size).toBe(situations.length);
});
