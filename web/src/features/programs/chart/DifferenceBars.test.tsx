import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DifferenceBars } from './DifferenceBars.tsx';

test('draws who is ahead as bars above and below zero', () => {
  const { container } = render(
    <DifferenceBars
      summary="Who is ahead"
      legend={['Buying costs less', 'Renting costs less']}
      years={[1, 2]}
      series={[
        { label: 'Buying', values: [30, 40] },
        { label: 'Renting', values: [20, 50] },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['50', '50']);
  expect(bars[0]?.getAttribute('fill')).not.toBe(bars[1]?.getAttribute('fill'));
  expect(Number(bars[0]?.getAttribute('y'))).toBe(Number(bars[1]?.getAttribute('y')) + 50);
  expect(screen.getByText('Renting costs less')).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'Buying and renting by year' });
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Year 2: Buying $40, Renting $50');
});
