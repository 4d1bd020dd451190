import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagePath } from '../../../lib/routes/pagePath.ts';
import { calculatorPaths, sitePaths } from '../../../lib/routes/sitePaths.ts';
import { CalculatorTabs } from './CalculatorTabs.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** Returns the URL that a tab leads to when pressed on this page. */
function pressed(here: string, name: string): string {
  render(
    <PagePath value={here}>
      <CalculatorTabs />
    </PagePath>,
  );
  const tab = screen.getByRole<HTMLAnchorElement>('link', { name });
  // jsdom can't navigate.
  tab.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(tab);
  return tab.pathname + tab.hash;
}

test.each([
  [sitePaths.resources, 'Closing costs', `${calculatorPaths.closingCosts}#price=640000&down=64000&rate=6.5`],
  [sitePaths.resources, 'Affordability', `${calculatorPaths.affordability}#price=640000&down=64000&rate=6.5`],
  [sitePaths.resources, 'Refinance', calculatorPaths.refinance],
  [calculatorPaths.refinance, 'Rent or buy', calculatorPaths.rentOrBuy],
])('from %s to %s: carries over inputs with the same meaning', (here, name, address) => {
  window.location.hash = '#price=640000&down=64000&rate=6.5&tax=9000&kind=fha';
  expect(pressed(here, name)).toBe(address);
});

test('carries over nothing without input', () => {
  expect(pressed(sitePaths.resources, 'Rent or buy')).toBe(calculatorPaths.rentOrBuy);
});

test.each([
  ['#price=640000&down=64000', 0, 1],
  ['#price=640000&down=64000', 400, 0],
  ['#faq', 0, 0],
  ['', 0, 0],
])('%j at %i px opens the calculator %i times', (hash, top, times) => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  vi.stubGlobal('scrollY', top);
  window.location.hash = hash;
  render(<CalculatorTabs />);
  expect(scroll.mock.calls).toEqual(Array.from({ length: times }, () => [{ behavior: 'instant' }]));
});
