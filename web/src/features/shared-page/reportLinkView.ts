import { LINK_VIEW_KEY, type LinkView } from '../../lib/links/linkView.ts';
import { safeSessionStorage } from '../../lib/safeStorage.ts';
import { openSharedFlyer, recordLinkEvent, type SharedFlyerView } from './sharedFlyerCalls.ts';
import { viewId } from './viewId.ts';

type StoredView = SharedFlyerView & { isReported: boolean };

function loadView(): StoredView | undefined {
  const stored = (safeSessionStorage.getJson(LINK_VIEW_KEY) ?? {}) as Partial<StoredView>;
  const { shortCode, openingId, isReported = false } = stored;
  return typeof shortCode === 'string' && typeof openingId === 'string'
    ? { shortCode, openingId, isReported }
    : undefined;
}

/**
 * Reports a view of a link to an officer, which the server counts once, and that the visitor continued to the questionnaire. A view that
 * couldn't be reported is sent with the questionnaire's next page. Failures are silent for the visitor.
 */
export async function reportLinkView({ shortCode, isStart }: LinkView): Promise<void> {
  const stored =
    shortCode === undefined
      ? loadView()
      : { shortCode, openingId: viewId(shortCode, Date.now()), isReported: false };
  if (!stored) return;
  const { isReported, ...view } = stored;
  safeSessionStorage.setJson(LINK_VIEW_KEY, stored);
  if (!isReported) {
    try {
      await openSharedFlyer(view);
    } catch {
      return;
    }
    safeSessionStorage.setJson(LINK_VIEW_KEY, { ...view, isReported: true } satisfies StoredView);
  }
  if (isStart) recordLinkEvent(view, 'start');
}
