import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormatFit } from './FormatFit.tsx';

const fit = (input: Parameters<typeof FormatFit>[0]['input'], isOpen = true) =>
  render(
    <dl>
      <FormatFit input={input} isOpen={isOpen} />
    </dl>,
  );

it('says which formats a flyer fits', async () => {
  fit(sampleFlyer('just-listed'));
  expect(await screen.findByText('Fits a postcard and a square image')).toBeVisible();
  expect(screen.queryByText(/Too long/)).toBeNull();
  expect(screen.queryByText(/before you submit/)).toBeNull();
});

it('names what is too long for which, and what to do while it can be changed', async () => {
  const input = sampleFlyer('just-listed');
  const long = {
    ...input,
    data: { ...input.data, description: 'A quiet block with oak floors. '.repeat(100) },
  };
  const { unmount } = fit(long);
  expect(await screen.findByText('Fits a square image')).toBeVisible();
  expect(screen.getByText(/^Too long for a postcard: .*Description/)).toBeVisible();
  expect(screen.getByText('If you’ll need a postcard, shorten the text before you submit.')).toBeVisible();
  unmount();
  fit(long, false);
  expect(await screen.findByText(/^Too long for a postcard/)).toBeVisible();
  expect(screen.queryByText(/before you submit/)).toBeNull();
});

it('says nothing of a letter, which has no other formats', async () => {
  const { container } = fit(sampleFlyer('letter'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('dt')).toBeNull();
});
