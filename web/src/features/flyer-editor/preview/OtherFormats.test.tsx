import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OtherFormats } from './OtherFormats.tsx';

const fit = (input: Parameters<typeof OtherFormats>[0]['input'], isEditable = true) =>
  render(
    <dl>
      <OtherFormats input={input} isEditable={isEditable} />
    </dl>,
  );

it('shows which formats a flyer fits', async () => {
  fit(sampleFlyer('just-listed'));
  expect(screen.getByText('Checking…'), 'the line is there from the start').toBeVisible();
  expect(await screen.findByText('Fits a postcard and a square image')).toBeVisible();
  expect(screen.queryByText(/Too long/)).toBeNull();
  expect(screen.queryByText(/before you submit/)).toBeNull();
});

it('names what is too long for which format, and what to do while it’s editable', async () => {
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

it('shows nothing for a letter, which has no other formats', () => {
  const { container } = fit(sampleFlyer('letter'));
  expect(container.querySelector('dt')).toBeNull();
});
