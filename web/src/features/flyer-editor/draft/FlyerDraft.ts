import { isReadable } from '@brokerage/domain/text/zeroWidth';
import { logError } from '../../../lib/logError.ts';
import { trackSave } from '../../../lib/session/pendingSaves.ts';
import { type FlyerContent, isSameContent, type StoredFlyer, toFlyerContent } from './flyerContent.ts';

/** Why the latest changes aren't saved. */
export type SaveProblem = 'offline' | 'failed' | 'title';

export interface DraftState {
  content: FlyerContent;
  /** The stored flyer that the content builds on. */
  stored: StoredFlyer;
  isChanged: boolean;
  isSaving: boolean;
  problem?: SaveProblem | undefined;
  /** What someone else saved while there were unsaved changes here. */
  conflict?: StoredFlyer | undefined;
  /** When someone else saved the content shown now. */
  updatedElsewhereAt?: Date | undefined;
}

/** `conflict` means that another revision or status was already saved. */
export interface SaveResult {
  outcome: 'saved' | 'conflict';
  stored: StoredFlyer;
}
/** Saves content on top of a revision. @throws if it isn't known whether it was saved. */
export type SaveFlyer = (content: FlyerContent, revision: number) => Promise<SaveResult>;

const QUIET_MS = 1500;
const RETRY_MS = 15_000;

/**
 * Edits a flyer that others may change at the same time. Saves shortly after the last change, one save at a time, on top of the revision it
 * knows. Discards typed changes only at the owner's request.
 */
export class FlyerDraft {
  #state: DraftState;
  #save: SaveFlyer;
  #latest: StoredFlyer;
  /** Sent without a response; may have been saved anyway. */
  #unconfirmed: FlyerContent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inFlight: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(stored: StoredFlyer, save: SaveFlyer) {
    this.#save = save;
    this.#latest = stored;
    this.#state = { content: toFlyerContent(stored), stored, isChanged: false, isSaving: false };
  }

  readonly getState = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (part: Partial<FlyerContent>): void => {
    if (!this.#isEditable) return;
    const { content, problem } = this.#state;
    this.#set({
      content: { ...content, ...part },
      updatedElsewhereAt: undefined,
      problem: problem === 'title' ? undefined : problem,
    });
    this.#saveIn(QUIET_MS);
  };

  /** Changes one field. */
  readonly setField = (key: string, value: unknown): void =>
    this.change({ data: { ...this.#state.content.data, [key]: value } });

  /** Receives the current stored flyer. */
  readonly receiveStored = (latest: StoredFlyer): void => {
    this.#latest = latest;
    if (!this.#inFlight) this.#reconcile();
  };

  /** Saves the typed changes immediately. Returns false if something wasn't saved; `problem` or `conflict` says why. */
  readonly saveNow = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    while (this.#inFlight) await this.#inFlight;
    const { isChanged, conflict, content } = this.#state;
    if (!isChanged) return true;
    if (!this.#isEditable || conflict) return false;
    if (!isReadable(content.title)) return this.#fail('title');
    if (!navigator.onLine) return this.#fail('offline');
    this.#inFlight = this.#send(content);
    await this.#inFlight;
    // More may have been typed during the save.
    return this.#state.problem || this.#state.conflict ? false : this.saveNow();
  };

  /** Overwrites another person's saved changes with the ones typed here. */
  readonly keepMine = (): Promise<boolean> => {
    const { conflict } = this.#state;
    if (conflict) this.#set({ stored: conflict, conflict: undefined });
    return this.saveNow();
  };

  /** Discards the changes made here. */
  readonly takeTheirs = (): void => {
    const { conflict } = this.#state;
    if (conflict) this.#set({ stored: conflict, content: toFlyerContent(conflict), conflict: undefined });
  };

  /** Saves the latest changes, unless saving has failed before, and stops the timer. */
  readonly stop = (): void => {
    if (!this.#state.problem) trackSave(this.saveNow());
    clearTimeout(this.#timer);
  };

  get #isEditable(): boolean {
    return this.#state.stored.status === 'editing';
  }

  #set(part: Partial<DraftState>): void {
    const next = { ...this.#state, ...part };
    this.#state = { ...next, isChanged: !isSameContent(next.content, next.stored) };
    if (!this.#state.isChanged) this.#state.problem = undefined;
    for (const listener of this.#listeners) listener();
  }

  #fail(problem: SaveProblem): false {
    this.#set({ problem });
    return false;
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  async #send(content: FlyerContent): Promise<void> {
    this.#unconfirmed.push(content);
    this.#set({ isSaving: true, problem: undefined });
    try {
      const { outcome, stored } = await this.#save(content, this.#state.stored.revision);
      if (stored.revision >= this.#latest.revision) this.#latest = stored;
      if (outcome === 'saved') {
        this.#unconfirmed = [];
        this.#set({ stored });
      } else if (stored.revision < this.#state.stored.revision) {
        // The database was restored to an older state.
        this.#set({ conflict: stored });
      }
    } catch (error) {
      logError('Error updating instance', error);
      this.#set({ problem: navigator.onLine ? 'failed' : 'offline' });
      // Once the editor is gone, no one would see the result.
      if (this.#listeners.size > 0) this.#saveIn(RETRY_MS);
    } finally {
      this.#inFlight = undefined;
      this.#set({ isSaving: false });
    }
    this.#reconcile();
  }

  /** Reconciles typed changes with the saved flyer. */
  #reconcile(): void {
    const latest = this.#latest;
    const { stored, content, isChanged } = this.#state;
    // An older response that arrived late.
    if (latest.revision < stored.revision) return;
    const isFromElsewhere = latest.revision > stored.revision;
    if (!isChanged || isSameContent(content, latest)) {
      const showsUpdate = isFromElsewhere && latest.status === 'editing' && !isSameContent(content, latest);
      this.#set({
        stored: latest,
        content: toFlyerContent(latest),
        conflict: undefined,
        ...(showsUpdate && { updatedElsewhereAt: latest.updated_at }),
      });
    } else if (!isFromElsewhere || latest.status !== 'editing') {
      this.#set({ stored: latest, conflict: undefined });
    } else if (this.#unconfirmed.some((sent) => isSameContent(sent, latest))) {
      // Ours, after all: only the response was lost.
      this.#unconfirmed = [];
      this.#set({ stored: latest });
      this.#saveIn(QUIET_MS);
    } else {
      clearTimeout(this.#timer);
      this.#set({ conflict: latest, problem: undefined });
    }
  }
}
