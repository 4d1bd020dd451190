import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onPageLeave } from '../../../ui/forms/onPageLeave.ts';
import { fieldId } from '../fields/useQuestion.ts';
import { type ApplicationDraft, hasDraft, loadDraft, saveDraft } from './draft.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import { CLEARED, EMPTY_FORM, type FormValues } from './formValues.ts';
import { type DraftContent, findChangedFields, mergeDraft, replaceAnswers } from './mergeDraft.ts';
import type { OpenedDraft } from './openDraft.ts';
import { DRAFT_KEY } from './storageKeys.ts';

interface DraftSaving {
  saver: DraftSaver;
  /** Another tab has sent this application or started it over, so this one must not send it. */
  isClosedElsewhere: boolean;
}

/** Loads the stored copy of this draft, if it has been saved. */
function loadStored({ id }: OpenedDraft): ApplicationDraft | undefined {
  const stored = loadDraft(new Date());
  return stored?.id === id ? stored : undefined;
}

/** Returns whether someone is in a field right now. A field in a background window keeps its focus, but no one is typing there. */
function hasFocus(field: FieldName): boolean {
  const active = document.hasFocus() ? document.activeElement : null;
  return active !== null && (active.getAttribute('name') === field || active.id === fieldId(field));
}

/** Saves the draft on every change, and syncs tabs of one browser that fill in the same draft, field by field. */
export function useDraftSaving(
  form: UseFormReturn<FormValues>,
  opened: OpenedDraft,
  { step, detailsFor }: Pick<ApplicationDraft, 'step' | 'detailsFor'>,
  onReopen: () => void,
): DraftSaving {
  const [saver] = useState(createDraftSaver);
  const [isClosedElsewhere, setClosedElsewhere] = useState(false);
  /** The answers last in sync with storage; any that differ were changed in this tab. */
  const base = useRef<DraftContent>(undefined);
  /** Whether this draft has been in storage. If it's gone now, another tab has sent it or started it over. */
  const wasStored = useRef(false);
  const isFollowing = useRef(false);

  // A layout effect runs before early answers are set, so that they're saved like any others.
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
        // Another tab started first; both continue with its draft, and so with one id.
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
    /** Applies answers that another tab saved, except where this tab has a newer one or someone is in the field. */
    const takeOver = (stored: ApplicationDraft) => {
      if (!base.current) return;
      const { values } = base.current;
      const own = findChangedFields(values, form.getValues());
      const taken = findChangedFields(values, stored.values).filter(
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
        // Saves what was typed here into the draft that both tabs now share.
        if (saver.isWaiting()) saver.flush();
        else onReopen();
      } else {
        saver.stop();
        setClosedElsewhere(true);
      }
    };
    const onStorage = ({ key }: StorageEvent) => (key === DRAFT_KEY || key === null) && follow();
    // A page restored from the back/forward cache has missed storage events.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    // A field that was focused when another tab saved is updated once it loses the focus.
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
