import { CONSENT_NAMES } from '@brokerage/domain/preapproval/consent';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, loadDraft } from './draft.ts';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { FormValues } from './formValues.ts';
import type { OpenedDraft } from './openDraft.ts';
import { DRAFT_KEY } from './storageKeys.ts';

interface DraftSaving {
  keeper: DraftKeeper;
  /** Another tab has sent this application or begun it again: nothing may be sent from here. */
  isTaken: boolean;
}

/** Keeps the draft on every change, and follows what other tabs of this browser do with it. */
export function useDraftSaving(
  form: UseFormReturn<FormValues>,
  opened: OpenedDraft,
  { step, detailsFor }: Pick<Draft, 'step' | 'detailsFor'>,
  onReopen: () => void,
): DraftSaving {
  const [keeper] = useState(createDraftKeeper);
  const [isTaken, setTaken] = useState(false);

  // Before the answers that were typed early are set, which are kept like any others.
  useLayoutEffect(() => {
    const change = () => keeper.changed(() => ({ ...opened, step, detailsFor, values: form.getValues() }));
    if (step !== opened.step || opened.hasEarlyAnswers) change();
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => name && change() });
  }, [form, keeper, opened, step, detailsFor]);

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', whenHidden);
      keeper.flush();
    };
  }, [keeper]);

  useEffect(() => {
    const follow = () => {
      const isPristine = !keeper.hasSaved() && opened.savedAt === undefined;
      const kept = loadDraft(new Date());
      if (kept?.id === opened.id) {
        // The tab in front writes; the ones behind it take over its answers, each with its own consents.
        if (!document.hidden) return;
        const consents = CONSENT_NAMES.map((name) => [name, form.getValues(name)]);
        form.reset({ ...kept.values, ...(Object.fromEntries(consents) as FormValues) });
      } else if (isPristine) {
        // Nothing was typed here yet: both tabs go on with one draft, and so with one id.
        if (kept) onReopen();
      } else {
        keeper.stop();
        setTaken(true);
      }
    };
    const onStorage = ({ key }: StorageEvent) => (key === DRAFT_KEY || key === null) && follow();
    // A page brought back from the back/forward cache has missed what happened meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [form, keeper, opened, onReopen]);

  return { keeper, isTaken };
}
