import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onPageLeave } from '../../../ui/forms/onPageLeave.ts';
import { fieldId } from '../fields/useQuestion.ts';
import { type ApplicationDraft, hasDraft, loadDraft, saveDraft } from './draft.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import { CLEARED, EMPTY_FORM, type FormValues } from './formValues.ts';
import { changedFields, type DraftContent, mergeDraft, replaceAnswers } from './mergeDraft.ts';
import type { OpenedDraft } from './openDraft.ts';
import { DRAFT_KEY } from './storageKeys.ts';

interface DraftSaving {
  saver: DraftSaver;
  /** Another tab has sent this application or begun it again: nothing may be sent from here. */
  isClosedElsewhere: boolean;
}

/** Returns the draft as it is stored; nothing for a new one. */
function loadStored({ id }: OpenedDraft): ApplicationDraft | undefined {
  const stored = loadDraft(new Date());
  return stored?.id === id ? stored : undefined;
}

/** Checks whether someone is in a field right now. A window in the background keeps its focus, but no one types there. */
function hasFocus(field: FieldName): boolean {
  const active = document.hasFocus() ? document.activeElement : null;
  return active !== null && (active.getAttribute('name') === field || active.id === fieldId(field));
}

/** Saves the draft on every change, and keeps tabs of one browser that fill in the same draft in step, field by field. */
export function useDraftSaving(
  form: UseFormReturn<FormValues>,
  opened: OpenedDraft,
  { step, detailsFor }: Pick<ApplicationDraft, 'step' | 'detailsFor'>,
  onReopen: () => void,
): DraftSaving {
  const [saver] = useState(createDraftSaver);
  const [isClosedElsewhere, setClosedElsewhere] = useState(false);
  /** What this tab and the storage last agreed on: an answer that differs from it was changed here. */
  const base = useRef<DraftContent>(undefined);
  /** Whether this draft has been in the storage: gone from there, another tab has sent it or begun it again. */
  const wasStored = useRef(false);
  const isFollowing = useRef(false);

  // Before the answers that were typed early are set, which are kept like any others.
  useLayoutEffect(() => {
    if (!base.current) {
      const stored = loadStored(opened);
      base.current = stored ?? { step, detailsFor, values: EMPTY_FORM };
      wasStored.current = stored !== undefined;
    }
    const save = () => {
      if (wasStored.current && !hasDraft()) {
        saver.stop();
        setClosedElsewhere(true);
        return;
      }
      const own = { step, detailsFor, values: { ...form.getValues() } };
      const now = new Date();
      const stored = loadDraft(now);
      const merged = stored && base.current ? mergeDraft(base.current, own, stored) : own;
      if (!stored || stored.id === opened.id) {
        wasStored.current = saveDraft({ ...opened, ...merged }, now);
        base.current = own;
      } else if (!saver.hasSaved() && opened.savedAt === undefined) {
        // Another tab was first to begin: both go on with its draft, and so with one id.
        saveDraft({ ...stored, ...merged }, now);
        onReopen();
      }
    };
    const change = () => !isFollowing.current && saver.scheduleSave(save);
    if (step !== opened.step || opened.hasEarlyAnswers) change();
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => void (name && change()) });
  }, [form, saver, opened, step, detailsFor, onReopen]);

  useEffect(() => {
    const stop = onPageLeave(saver.flush);
    return () => {
      stop();
      saver.flush();
    };
  }, [saver]);

  useEffect(() => {
    /** Takes over the answers that another tab saved, except where this tab has a newer one or someone is in the field. */
    const takeOver = (stored: ApplicationDraft) => {
      if (!base.current) return;
      const { values } = base.current;
      const own = changedFields(values, form.getValues());
      const taken = changedFields(values, stored.values).filter(
        (field) => !own.includes(field) && !hasFocus(field),
      );
      // Not a change made here, so there is nothing to save.
      isFollowing.current = true;
      for (const field of taken) form.setValue(field, stored.values[field] ?? CLEARED);
      isFollowing.current = false;
      base.current = { ...base.current, values: replaceAnswers(values, taken, stored.values) };
    };
    const follow = () => {
      const isPristine = !saver.hasSaved() && opened.savedAt === undefined;
      const stored = loadDraft(new Date());
      if (stored?.id === opened.id) {
        takeOver(stored);
      } else if (isPristine) {
        if (!stored) return;
        // What was typed here meanwhile is saved into the draft that both tabs go on with.
        if (saver.isWaiting()) saver.flush();
        else onReopen();
      } else {
        saver.stop();
        setClosedElsewhere(true);
      }
    };
    const onStorage = ({ key }: StorageEvent) => (key === DRAFT_KEY || key === null) && follow();
    // A page brought back from the back/forward cache has missed what happened meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    // The field that someone was in when another tab saved is brought up to date when they leave it.
    const onFocusOut = () => {
      const stored = loadDraft(new Date());
      if (stored?.id === opened.id) takeOver(stored);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [form, saver, opened, onReopen]);

  return { saver, isClosedElsewhere };
}
