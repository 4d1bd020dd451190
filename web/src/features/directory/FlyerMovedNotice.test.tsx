import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlyerMovedNotice } from './FlyerMovedNotice.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['?from=flyer', 'The flyer you opened is no longer available. Sofia is here to help with your home loan.'],
  ['?from=flyer&utm_source=mail', /^The flyer you opened/],
  ['', ''],
  ['?from=elsewhere', ''],
])('an officer’s page opened with %j', (search, words) => {
  window.history.replaceState(null, '', `/loan-officer/sofia-almeida${search}`);
  render(<FlyerMovedNotice firstName="Sofia" />);
  if (words === '') expect(screen.getByRole('status')).toBeEmptyDOMElement();
  else expect(screen.getByRole('status')).toHaveTextContent(words);
});
