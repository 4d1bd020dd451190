import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanTimeline } from './PlanTimeline.tsx';

test('a short and a long plan, by the years that the page’s figures say', () => {
  render(<PlanTimeline />);
  const plans = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(plans).toEqual(['A short planDraw 5 yearsRepay 10 years', 'A long planDraw 10 yearsRepay 20 years']);
});
