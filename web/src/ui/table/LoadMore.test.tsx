import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { LoadMore } from './LoadMore.tsx';

function Rows() {
  const [count, setCount] = useState(2);
  return (
    <>
      {['Row 1', 'Row 2', 'Row 3', 'Row 4'].slice(0, count).map((row) => (
        <a key={row} href="/">
          {row}
        </a>
      ))}
      {count < 4 && <LoadMore onMore={() => setCount(4)} />}
    </>
  );
}

test('after the last page, focuses the previous last row, so that Tab moves to the new ones', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus();
});

function SlowRows({ state }: { state: 'before' | 'loading' | 'after' }) {
  return (
    <PortalTheme>
      <a href="/">Row 1</a>
      {state === 'after' ? (
        <a href="/">Row 2</a>
      ) : (
        <LoadMore onMore={() => undefined} isLoading={state === 'loading'} />
      )}
    </PortalTheme>
  );
}

test('keeps the focus, too, while the last page comes from the database', async () => {
  const { rerender } = render(<SlowRows state="before" />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  rerender(<SlowRows state="loading" />);
  // Browsers remove the focus from a disabled button; jsdom doesn't.
  expect(screen.getByRole('button', { name: /Load more/ })).toBeEnabled();
  rerender(<SlowRows state="after" />);
  expect(screen.getByRole('link', { name: 'Row 1' })).toHaveFocus();
});
