import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CommandPaletteProvider } from './CommandPaletteProvider.tsx';

const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./CommandPalette.tsx', async (load) => {
  await script.promise;
  return load();
});
vi.mock('./useCommands.ts', () => ({ useCommands: () => [] }));
vi.mock('./useRecordSearch.ts', () => ({
  useRecordSearch: () => ({ status: 'idle', found: [] }),
}));

test('input while the palette loads becomes its first search, and doesn’t reach the page', async () => {
  const onPageKey = vi.fn();
  const onPress = vi.fn();
  const router = createMemoryRouter([
    {
      element: <CommandPaletteProvider />,
      children: [
        {
          path: '*',
          element: (
            <button type="button" onKeyDown={onPageKey} onClick={onPress}>
              On the page
            </button>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'On the page' }).focus();

  // Closed before it loaded, so the page gets the keys again.
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Opening search…')).toBeVisible();
  await user.keyboard('x{Escape}');
  expect(screen.queryByText('Opening search…')).toBeNull();
  onPageKey.mockClear();
  await user.keyboard('n');
  expect(onPageKey).toHaveBeenCalledOnce();

  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Opening search…')).toBeVisible();
  onPageKey.mockClear();
  await user.keyboard('jasmine ');
  expect(onPageKey).not.toHaveBeenCalled();
  // When reopened, it still has the text typed before.
  await user.keyboard('{Control>}k{/Control}');
  onPageKey.mockClear();
  await user.keyboard('p{Backspace}r{Enter}');
  expect(onPageKey).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();

  await act(async () => {
    script.resolve();
    await vi.dynamicImportSettled();
  });
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  expect(field).toHaveValue('jasmine r');
  expect(field).toHaveFocus();
  await user.keyboard('e');
  expect(field).toHaveValue('jasmine re');
  fireEvent.keyDown(screen.getByText('On the page'), { key: 'n' });
  expect(onPageKey).toHaveBeenCalledOnce();
});
