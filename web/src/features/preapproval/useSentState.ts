import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useCanRenderClientState } from '../../hydration/useStaticForm.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { openDraft, replaceDraft } from './draft/openDraft.ts';
import { clearReceipt, loadReceipt, saveReceipt } from './sending/sentReceipt.ts';
import { isPrerenderedDraft, readEarlyAnswers } from './staticFirstStep.ts';
import type { SentState } from './thank-you/sentState.ts';
import type { SentApplication } from './useQuestionnaire.ts';
import { useDepth } from './useStep.ts';

/** The state of the thank-you page's history entry. */
const SENT_ENTRY_STATE = { isSent: true };

const isSentEntryState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isSent' in state && state.isSent === true;

const openFromSearch = (search: string) => openDraft(new URLSearchParams(search), new Date());

/**
 * Returns the draft that the page opens, or the sent application, depending on the URL and the history. `canShowDraft` is false during the
 * first render, which is blank like the prerendered page.
 */
export function useSentState() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const depth = useDepth();
  // Reloading the thank-you page, or going back to a step of a sent application, shows the thank-you page again.
  const isSentEntry = isSentEntryState(location.state) || new URLSearchParams(location.search).has('step');
  const [opened, setOpened] = useState(() => openFromSearch(location.search));
  const [sent, setSent] = useState<SentState | undefined>(() => {
    const receipt = navigationType === NavigationType.Pop ? loadReceipt() : undefined;
    if (!receipt || isSentEntry) return receipt && { receipt };
    // A newer draft takes precedence.
    return opened.savedAt ? undefined : { receipt, isEarlier: true };
  });
  const [matchesPrerendered] = useState(() => !sent && isPrerenderedDraft(opened));

  const canShowDraft = useCanRenderClientState(matchesPrerendered, () => {
    const early = readEarlyAnswers();
    setOpened((draft) => ({
      ...draft,
      values: { ...draft.values, ...early },
      hasEarlyAnswers: Object.keys(early).length > 0,
    }));
  });

  const [isReopened, setReopened] = useState(false);
  const reopen = useCallback(() => {
    setReopened(true);
    setOpened(openFromSearch(window.location.search));
    setSent(undefined);
    void navigate(sitePaths.preApproval, { replace: true });
  }, [navigate]);

  // A link such as Apply Now starts a new application; Back doesn't.
  const isFollowed = navigationType !== NavigationType.Pop && !isSentEntryState(location.state);
  if (sent && isFollowed && location.key !== sent.historyKey) {
    setOpened(openFromSearch(location.search));
    setSent(undefined);
  }

  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) clearReceipt();
  }, [isSent]);

  // Removes the sent application's steps from the history, so Back leads to where the applicant came from.
  const left = useRef<string>(undefined);
  const isStepEntry = isSent && !sent.isEarlier && !isSentEntryState(location.state);
  useEffect(() => {
    if (!isStepEntry || left.current === location.key) return;
    left.current = location.key;
    if (depth > 0) void navigate(-depth);
    else void navigate(sitePaths.preApproval, { replace: true, state: SENT_ENTRY_STATE });
  }, [isStepEntry, location.key, depth, navigate]);

  const finish = useCallback(
    ({ receipt, answers }: SentApplication) => {
      saveReceipt(receipt);
      // Until the thank-you page has loaded, the bottom of its empty page would show.
      window.scrollTo({ top: 0, behavior: 'instant' });
      setSent({ receipt, answers, historyKey: location.key });
    },
    [location.key],
  );

  return {
    opened,
    sent,
    canShowDraft,
    /** Another draft replaced the one that was discarded or sent. */
    isReopened,
    reopen,
    finish,
    /** The applicant continues the saved draft, although the link asked for another purpose. */
    keepDraft: () => setOpened(({ otherPurpose: _, ...draft }) => draft),
    /** The applicant starts over with the link's purpose. */
    startOtherPurpose: () =>
      setOpened(replaceDraft(opened, new URLSearchParams(location.search), new Date())),
  };
}
