import { SHORT_CODE } from '@brokerage/domain/link/shortCode';
import { sitePaths } from '../routes/sitePaths.ts';
import { safeSessionStorage } from '../safeStorage.ts';

/** sessionStorage key of the link to an officer that opened this tab. */
export const LINK_VIEW_KEY = 'link_view';

/** A view of a link to an officer's page or the questionnaire. */
export interface LinkView {
  /** The link that led to this page; undefined if the tab was opened by one earlier. */
  shortCode: string | undefined;
  /** This page is the questionnaire. */
  isStart: boolean;
}

const hasEarlierView = (): boolean => safeSessionStorage.getItem(LINK_VIEW_KEY) !== null;

/** Returns the view to report for this page if a link led here (`shared-page` says so) or on to the questionnaire. */
export function currentLinkView(): LinkView | undefined {
  const { pathname, searchParams } = new URL(window.location.href);
  const isStart = pathname === sitePaths.preApproval;
  const code = searchParams.get('from') === 'link' ? (searchParams.get('link') ?? '') : '';
  if (SHORT_CODE.test(code)) return { shortCode: code, isStart };
  // A view through another link is counted by that link.
  const isByAnother = searchParams.has('link');
  return isStart && !isByAnother && hasEarlierView() ? { shortCode: undefined, isStart } : undefined;
}
