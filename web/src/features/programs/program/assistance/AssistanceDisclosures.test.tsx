import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { AssistanceDisclosures } from './AssistanceDisclosures.tsx';

it('discloses the loan for the page’s price', async () => {
  await act(() => Promise.resolve(render(<AssistanceDisclosures />)));
  expect(await screen.findByRole('table')).toHaveTextContent(/\$500,000/);
  act(() => rememberNumbers({ price: 600_000 }));
  expect(screen.getByRole('table')).toHaveTextContent(/\$600,000.*\$589,132\.50/);
  // Outside the range of the page's price input.
  act(() => rememberNumbers({ price: 950_000 }));
  expect(screen.getByRole('table')).toHaveTextContent(/\$500,000/);
});
