import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanTimeline } from './PlanTimeline.tsx';

test('a short and a long plan, by the years that the page’s figures say', () => {
  render(<PlanTimeline />);
  const plans = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(plans).toEqual(['A short planDraw5 yearsRepay10 years', 'A long planDraw10 yearsRepay20 years']);
});
