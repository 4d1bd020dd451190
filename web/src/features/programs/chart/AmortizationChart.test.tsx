import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmortizationChart } from './AmortizationChart.tsx';

const chart = (years: readonly number[]) => (
  <AmortizationChart
    summary="What it costs"
    years={years}
    series={[
      { label: 'Principal', values: years.map((year) => year * 1000) },
      { label: 'Interest', values: years.map((year) => 9000 - year * 1000) },
    ]}
    curve={[0, ...years].map((at) => ({ at, amounts: [at * 1000, 9000 - at * 1000] }))}
  />
);

test('shows and announces a year’s values for keyboard users', () => {
  render(chart([1, 2, 3]));
  const slider = screen.getByRole('slider', { name: 'Principal and interest by year' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Year 2: Principal $2,000, Interest $7,000');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Year 2Principal $2,000Interest $7,000');
  fireEvent.blur(slider);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('stacks any number of amounts', () => {
  const { container } = render(
    <AmortizationChart
      summary="What it costs"
      years={[1, 2]}
      series={[
        { label: 'Principal', values: [10, 20] },
        { label: 'Interest', values: [30, 20] },
        { label: 'Mortgage insurance', values: [10, 10] },
      ]}
      curve={[
        { at: 0, amounts: [10, 30, 10] },
        { at: 2, amounts: [20, 20, 10] },
      ]}
    />,
  );
  expect(container.querySelectorAll('polygon')).toHaveLength(3);
  expect(
    screen.getByRole('slider', { name: 'Principal, interest and mortgage insurance by year' }),
  ).toBeInTheDocument();
});

test('draws a curve from zero to the last year, with its mark at the right time', () => {
  const { container } = render(
    <AmortizationChart
      summary="What it costs"
      years={[1, 2]}
      series={[
        { label: 'Principal', values: [10, 30] },
        { label: 'Interest', values: [30, 10] },
      ]}
      curve={[
        { at: 0, amounts: [5, 35] },
        { at: 1, amounts: [20, 20] },
        { at: 2, amounts: [35, 5] },
      ]}
      event={{ at: 1.5, text: 'More principal' }}
    />,
  );
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0,87.5 50,50 100,12.5');
  expect(screen.getByText('More principal')).toHaveStyle({ left: '75%' });
});
