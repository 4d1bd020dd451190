import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfficerPortalButton } from './OfficerPortalButton.tsx';

// The link's own name is for screen readers only; everyone else sees the tooltip.
const tooltip = () =>
  screen.queryAllByText('Officer Portal').find((element) => element.closest('[aria-hidden]'));

test('explains the padlock on hover and on focus, and Escape hides it', async () => {
  const user = userEvent.setup();
  render(<OfficerPortalButton />);
  const link = screen.getByRole('link', { name: 'Officer Portal' });
  expect(tooltip()).toBeUndefined();
  await user.hover(link);
  expect(tooltip()).toBeVisible();
  await user.unhover(link);
  expect(tooltip()).toBeUndefined();
  await user.tab();
  expect(link).toHaveFocus();
  expect(tooltip()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeUndefined();
});
