import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FlyerViews } from './FlyerViews.tsx';

it('shows both sides of a postcard, and its clear address area', async () => {
  const user = userEvent.setup();
  render(<FlyerViews input={sampleFlyer('open-house')} overlay={undefined} />);
  expect(screen.getByRole('button', { name: 'Flyer' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Postcard' }));
  expect(await screen.findByRole('figure', { name: 'Front' })).toBeVisible();
  const back = screen.getByRole('figure', { name: 'Address side' });
  expect(back).toHaveTextContent('Postage stamp');
  expect(back).toHaveTextContent('1200 Route 46 West');
  expect(screen.getByText('Barcode')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Square' }));
  expect(await screen.findByRole('img', { name: /, square image$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Flyer' }));
  expect(screen.getByRole('region', { name: 'The flyer' })).toBeVisible();
});

it('an earlier generation’s flyer has only a front, and a letter no postcard', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <FlyerViews input={sampleFlyer('open-house', 'full', 5)} overlay={undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Postcard' }));
  expect(await screen.findByRole('figure', { name: 'Front' })).toBeVisible();
  expect(screen.queryByRole('figure', { name: 'Address side' })).toBeNull();
  rerender(<FlyerViews input={sampleFlyer('letter')} overlay={undefined} />);
  for (const name of ['Postcard', 'Square']) expect(screen.queryByRole('button', { name })).toBeNull();
});
