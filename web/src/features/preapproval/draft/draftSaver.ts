import { forgetNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { clearDraft } from './draft.ts';

const SAVE_AFTER_MS = 250;

/** Saves a draft shortly after each change, and immediately when the page is hidden or left. */
export interface DraftSaver {
  scheduleSave: (save: () => void) => void;
  /** Saves any pending changes now. */
  flush: () => void;
  /** Returns whether there are unsaved changes. */
  isWaiting: () => boolean;
  /** Returns whether this page has saved anything yet. */
  hasSaved: () => boolean;
  /** Stops saving, because another tab has sent the application or restarted it. */
  stop: () => void;
  /** Removes the draft, because it was sent or discarded here. */
  clear: () => void;
}

export function createDraftSaver(): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  let isStopped = false;
  let hasSaved = false;
  const flush = () => {
    clearTimeout(timer);
    if (waiting && !isStopped) {
      waiting();
      hasSaved = true;
    }
    waiting = undefined;
  };
  const stop = () => {
    isStopped = true;
    flush();
  };
  return {
    scheduleSave: (save) => {
      waiting = save;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
    isWaiting: () => waiting !== undefined,
    hasSaved: () => hasSaved,
    stop,
    clear: () => {
      stop();
      clearDraft();
      forgetNumbers();
    },
  };
}
