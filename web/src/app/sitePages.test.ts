import { CALL_PAGE } from '@brokerage/domain/contact/callPage';
import { expect, it } from 'vitest';
import { SiteLayout } from '../features/site/SiteLayout.tsx';
import { FocusLayout } from '../ui/layout/site/FocusLayout.tsx';
import { loadLayout, pageAt } from './sitePages.ts';

it.each([
  ['/', SiteLayout],
  ['/loan-officer/maya-torres', SiteLayout],
  ['/no-such-page', SiteLayout],
  ['/pre-approval', FocusLayout],
  // The page that emails link to.
  [CALL_PAGE, FocusLayout],
  ['/shared/abCD23efGH45', FocusLayout],
])('%s has its layout', async (path, Layout) => {
  expect(await loadLayout(pageAt(path))).toBe(Layout);
});
