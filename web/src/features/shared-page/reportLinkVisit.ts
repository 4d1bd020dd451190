import { LINK_VISIT_KEY, type LinkVisit } from '../../lib/links/linkVisit.ts';
import { openSharedFlyer, recordLinkEvent, type SharedFlyerView } from './sharedFlyerCalls.ts';
import { viewId } from './viewId.ts';

type KeptVisit = SharedFlyerView & { isReported: boolean };

function loadVisit(): KeptVisit | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(LINK_VISIT_KEY) ?? 'null') as Partial<KeptVisit> | null;
    const { shortCode, openingId, isReported = false } = kept ?? {};
    return typeof shortCode === 'string' && typeof openingId === 'string'
      ? { shortCode, openingId, isReported }
      : undefined;
  } catch {
    return undefined;
  }
}

function rememberVisit(visit: KeptVisit): void {
  try {
    sessionStorage.setItem(LINK_VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Storage is refused: then only this page is counted.
  }
}

/**
 * Reports a visit by a link to an officer, which the server counts once, and that the visitor went on to the questionnaire. A visit
 * that couldn't be reported is with the next page of the questionnaire. Whatever becomes of it changes nothing for the visitor.
 */
export async function reportLinkVisit({ shortCode, isStart }: LinkVisit): Promise<void> {
  const kept =
    shortCode === undefined
      ? loadVisit()
      : { shortCode, openingId: viewId(shortCode, Date.now()), isReported: false };
  if (!kept) return;
  const { isReported, ...view } = kept;
  rememberVisit(kept);
  if (!isReported) {
    try {
      await openSharedFlyer(view);
    } catch {
      return;
    }
    rememberVisit({ ...view, isReported: true });
  }
  if (isStart) recordLinkEvent(view, 'start');
}
