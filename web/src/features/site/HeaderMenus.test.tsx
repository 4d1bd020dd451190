import { loanPagePrograms } from '@brokerage/domain/programs/programs';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeaderMenus } from './HeaderMenus.tsx';
import { menuGroups } from './siteLinks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<HeaderMenus buttonSx={{}} />);
});
afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const area = (name: string) => button(name).parentElement as HTMLElement;
const enter = (name: string) => fireEvent.pointerEnter(area(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(area(name), { pointerType: 'mouse' });
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('lists the domain’s nine programs, the overview, and the four resources', () => {
  expect(menuGroups[0].links.map(({ label, to }) => ({ label, to }))).toEqual([
    ...loanPagePrograms.map(({ shortName, path }) => ({ label: shortName, to: path })),
    { label: 'All loan programs', to: '/loan-programs' },
  ]);
  fireEvent.click(button('Resources'));
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/resources#mortgage-calculator',
    '/resources#homebuying-guide',
    '/resources#first-time-buyer',
    '/resources#faq',
  ]);
});

test('opens after the mouse has rested for 200 ms', () => {
  enter('Loans');
  pass(199);
  expect(isOpen('Loans')).toBe(false);
  pass(1);
  expect(isOpen('Loans')).toBe(true);
});

test('doesn’t open when the mouse passes over it', () => {
  enter('Loans');
  pass(150);
  leave('Loans');
  pass(1000);
  expect(isOpen('Loans')).toBe(false);
});

test.each([
  [299, true],
  [301, false],
])('%i ms after a menu closed, the next opens immediately: %s', (after, atOnce) => {
  fireEvent.click(button('Loans'));
  fireEvent.keyDown(button('Loans'), { key: 'Escape' });
  pass(after);
  enter('Resources');
  expect(isOpen('Resources')).toBe(atOnce);
});

test('a click keeps a hovered menu open, and another closes it', () => {
  enter('Loans');
  pass(200);
  fireEvent.click(button('Loans'));
  expect(isOpen('Loans')).toBe(true);
  fireEvent.click(button('Loans'));
  expect(isOpen('Loans')).toBe(false);
});

test('a touch only opens it with a tap', () => {
  fireEvent.pointerEnter(area('Loans'), { pointerType: 'touch' });
  pass(1000);
  expect(isOpen('Loans')).toBe(false);
  fireEvent.click(button('Loans'));
  expect(isOpen('Loans')).toBe(true);
});

test('arrow keys move through the links, and Escape returns the focus', () => {
  fireEvent.click(button('Loans'));
  fireEvent.keyDown(button('Loans'), { key: 'ArrowDown' });
  expect(screen.getByRole('link', { name: 'Conventional' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(screen.getByRole('link', { name: 'All loan programs' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(button('Loans')).toHaveFocus();
  expect(isOpen('Loans')).toBe(false);
});
