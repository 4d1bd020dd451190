import { LINK_VISIT_KEY, type LinkVisit } from '../../lib/links/linkVisit.ts';
import { openSharedFlyer, recordLinkEvent, type SharedFlyerView } from './sharedFlyerCalls.ts';
import { viewId } from './viewId.ts';

type SavedVisit = SharedFlyerView & { isReported: boolean };

function loadVisit(): SavedVisit | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(LINK_VISIT_KEY) ?? 'null') as Partial<SavedVisit> | null;
    const { shortCode, openingId, isReported = false } = saved ?? {};
    return typeof shortCode === 'string' && typeof openingId === 'string'
      ? { shortCode, openingId, isReported }
      : undefined;
  } catch {
    return undefined;
  }
}

function saveVisit(visit: SavedVisit): void {
  try {
    sessionStorage.setItem(LINK_VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Storage is refused: then only this page is counted.
  }
}

/**
 * Reports a visit by a link to an officer, which the server counts once, and that the visitor went on to the questionnaire. A visit
 * that couldn't be reported is with the next page of the questionnaire. The visitor sees no error if it fails.
 */
export async function reportLinkVisit({ shortCode, isStart }: LinkVisit): Promise<void> {
  const saved =
    shortCode === undefined
      ? loadVisit()
      : { shortCode, openingId: viewId(shortCode, Date.now()), isReported: false };
  if (!saved) return;
  const { isReported, ...view } = saved;
  saveVisit(saved);
  if (!isReported) {
    try {
      await openSharedFlyer(view);
    } catch {
      return;
    }
    saveVisit({ ...view, isReported: true });
  }
  if (isStart) recordLinkEvent(view, 'start');
}
