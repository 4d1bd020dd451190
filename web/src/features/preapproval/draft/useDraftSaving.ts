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
  /** Another tab has sent or restarted this application, so nothing may be sent from here. */
  isClosedElsewhere: boolean;
}

/** Returns the stored version of the draft, or undefined for a new one. */
function loadStored({ id }: OpenedDraft): ApplicationDraft | undefined {
  const stored = loadDraft(new Date());
  return stored?.id === id ? stored : undefined;
}

/** Returns whether the user is in a field right now. A background window keeps its focus, but no one is typing there. */
function hasFocus(field: FieldName): boolean {
  const active = document.hasFocus() ? document.activeElement : null;
  return active !== null && (active.getAttribute('name') === field || active.id === fieldId(field));
}

/** Saves the draft on every change, and syncs it field by field between tabs that have the same draft open. */
export function useDraftSaving(
  form: UseFormReturn<FormValues>,
  opened: OpenedDraft,
  { step, detailsFor }: Pick<ApplicationDraft, 'step' | 'detailsFor'>,
  onReopen: () => void,
): DraftSaving {
  const [saver] = useState(createDraftSaver);
  const [isClosedElsewhere, setClosedElsewhere] = useState(false);
  /** The last content shared by this tab and the storage; answers that differ were changed here. */
  const base = useRef<DraftContent>(undefined);
  /** Whether this draft was ever stored: if it then disappears, another tab has sent or restarted it. */
  const wasStored = useRef(false);
  const isFollowing = useRef(false);

  // Runs before early answers are set, so they're saved like any others.
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
        // Another tab created its draft first: both continue with that draft, and therefore with one id.
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
    /** Takes over answers that another tab saved, unless this tab has a newer one or the user is in the field. */
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
        // Save what was typed here in the meantime into the shared draft.
        if (saver.isWaiting()) saver.flush();
        else onReopen();
      } else {
        saver.stop();
        setClosedElsewhere(true);
      }
    };
    const onStorage = ({ key }: StorageEvent) => (key === DRAFT_KEY || key === null) && follow();
    // A page restored from the back/forward cache has missed changes in the meantime.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    // A focused field that another tab changed is updated when it loses focus.
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
