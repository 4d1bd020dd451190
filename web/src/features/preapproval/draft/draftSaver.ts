import { forgetNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { clearDraft } from './draft.ts';

const SAVE_AFTER_MS = 250;

/** Saves a draft shortly after each change, and at once when the page goes away. */
export interface DraftSaver {
  scheduleSave: (save: () => void) => void;
  /** Saves now what waits to be saved. */
  flush: () => void;
  /** Whether something was changed that is not saved yet. */
  isWaiting: () => boolean;
  /** Whether this page has saved anything yet. */
  hasSaved: () => boolean;
  /** Nothing is saved any more: another tab has sent the application or begun it again. */
  stop: () => void;
  /** The application was sent or given up here. */
  clear: () => void;
}

export function createDraftSaver(): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  let isStopped = false;
  let hasSaved = false;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) {
      waiting();
      hasSaved = true;
    }
    waiting = undefined;
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    waiting = undefined;
  };
  return {
    scheduleSave: (save) => {
      if (isStopped) return;
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
