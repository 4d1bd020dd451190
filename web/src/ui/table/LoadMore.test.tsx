import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('after the last page the focus is on the row that was the last one, so Tab leads to the new ones', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus();
});
