import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MovedNotice } from './MovedNotice.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['?from=flyer', 'The flyer you opened is no longer available. Sofia is here to help with your home loan.'],
  ['?from=toString', ''],
  ['?from=flyer&utm_source=mail', /^The flyer you opened/],
  ['?from=officer', /^The loan officer you were looking for is no longer available. Sofia is here/],
  ['', ''],
  ['?from=link', ''],
  ['?from=elsewhere', ''],
])('shows a notice on a page opened with %j', (search, words) => {
  window.history.replaceState(null, '', `/loan-officer/sofia-almeida${search}`);
  render(<MovedNotice help="Sofia is here to help with your home loan." />);
  if (words === '') expect(screen.getByRole('status')).toBeEmptyDOMElement();
  else expect(screen.getByRole('status')).toHaveTextContent(words);
});
