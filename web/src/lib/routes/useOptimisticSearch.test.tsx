import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOptimisticSearch } from './useOptimisticSearch.ts';

const slow = Promise.withResolvers<undefined>();

/** Keeps the page at its old URL until `slow` settles, like a long list that takes time to render. */
function SlowList() {
  const { search } = useLocation();
  if (search !== '') use(slow.promise);
  return <p>The list of {search}</p>;
}

function Filters() {
  const [search, change] = useOptimisticSearch();
  const set = (name: string) => change({ ...Object.fromEntries(search), [name]: 'on' }, { replace: true });
  return (
    <>
      {['one', 'other'].map((name) => (
        <button key={name} type="button" aria-pressed={search.has(name)} onClick={() => set(name)}>
          {name}
        </button>
      ))}
      <SlowList />
    </>
  );
}

test('keeps an earlier change that is still rendering, and shows both at once', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Suspense>
          <Filters />
        </Suspense>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const press = (name: string) =>
    act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));
  await press('one');
  expect(screen.getByRole('button', { name: 'one' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('The list of')).toBeVisible();
  await press('other');
  expect(router.state.location.search).toBe('?one=on&other=on');
  await act(() => {
    slow.resolve(undefined);
    return slow.promise;
  });
  expect(screen.getByText('The list of ?one=on&other=on')).toBeVisible();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('button', { name: 'one' })).toHaveAttribute('aria-pressed', 'false');
});
