import { LINK_VIEW_KEY, type LinkView } from '../../lib/links/linkView.ts';
import { openSharedFlyer, recordLinkEvent, type SharedFlyerView } from './sharedFlyerCalls.ts';
import { viewId } from './viewId.ts';

type StoredView = SharedFlyerView & { isReported: boolean };

function loadView(): StoredView | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(LINK_VIEW_KEY) ?? 'null') as Partial<StoredView> | null;
    const { shortCode, openingId, isReported = false } = stored ?? {};
    return typeof shortCode === 'string' && typeof openingId === 'string'
      ? { shortCode, openingId, isReported }
      : undefined;
  } catch {
    return undefined;
  }
}

function saveView(view: StoredView): void {
  try {
    sessionStorage.setItem(LINK_VIEW_KEY, JSON.stringify(view));
  } catch {
    // Storage is refused: then only this page is counted.
  }
}

/**
 * Reports a view of a link to an officer, which the server counts once, and that the visitor went on to the questionnaire. A view
 * that couldn't be reported is sent with the next page of the questionnaire. The visitor notices nothing if it fails.
 */
export async function reportLinkView({ shortCode, isStart }: LinkView): Promise<void> {
  const stored =
    shortCode === undefined
      ? loadView()
      : { shortCode, openingId: viewId(shortCode, Date.now()), isReported: false };
  if (!stored) return;
  const { isReported, ...view } = stored;
  saveView(stored);
  if (!isReported) {
    try {
      await openSharedFlyer(view);
    } catch {
      return;
    }
    saveView({ ...view, isReported: true });
  }
  if (isStart) recordLinkEvent(view, 'start');
}
