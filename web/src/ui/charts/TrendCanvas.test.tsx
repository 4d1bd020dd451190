import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { narrow } from '../../testing/narrow.ts';
import { TrendCanvas } from './TrendCanvas.tsx';

afterEach(() => void vi.restoreAllMocks());

const points = [
  { label: 'Nov 19', value: 0, previous: 2, previousLabel: 'Nov 17' },
  { label: 'Nov 20', value: 4, previous: 0, previousLabel: 'Nov 18' },
];
function draw(props: Partial<Parameters<typeof TrendCanvas>[0]> = {}) {
  narrow();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  return render(
    <TrendCanvas points={points} valueLabel="Views" formatValue={String} height={200} {...props} />,
  ).container;
}
const all = (chart: Element, selector: string) => [...chart.querySelectorAll(selector)];

test('draws bars with both axes, a slot for each day, and the previous period as a line on demand', () => {
  const chart = draw();
  const labels = all(chart, '.MuiChartsAxis-directionX text').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Nov 19', 'Nov 20']);
  expect(all(chart, '.MuiChartsAxis-directionY text').map(({ textContent }) => textContent)).toContain('4');
  expect(all(chart, '[data-series="previous"]')).toHaveLength(0);
  expect(all(draw({ previousLabel: 'Previous period' }), 'path[data-series="previous"]')).toHaveLength(1);
});

test('marks the slot where something happened', () => {
  const chart = draw({ marks: [{ label: 'Nov 20', text: 'Corrected' }] });
  expect(all(chart, '.MuiChartsReferenceLine-label').map(({ textContent }) => textContent)).toEqual([
    'Corrected',
  ]);
});
