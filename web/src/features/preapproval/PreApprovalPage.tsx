import type { SubmissionOutput } from '@brokerage/domain/preapproval/submission';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { AS_PRERENDERED, isAsPrerendered } from './asPrerendered.ts';
import type { FormValues } from './formValues.ts';
import { OtherPurposeDialog } from './OtherPurposeDialog.tsx';
import { openDraft, replaceDraft } from './openDraft.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { forgetReceipt, keepReceipt, recallReceipt } from './sentReceipt.ts';
import { ThankYou } from './ThankYou.tsx';
import type { SentApplication } from './useQuestionnaire.ts';
import { useDepth } from './useStep.ts';

const open = (search: string) => openDraft(new URLSearchParams(search), new Date());

interface Sent {
  receipt: SubmissionOutput;
  /** Known until the page is loaded anew. */
  answers?: FormValues;
  /** The history entry it was sent from. */
  at?: string;
  /** Sent before this page was opened, by whoever comes to apply again. */
  isEarlier?: boolean;
}

/** The state of the history entry that shows the thank-you. */
const SENT_STATE = { isSent: true };

const isSentState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isSent' in state && state.isSent === true;

/**
 * /pre-approval: the questionnaire, and the thank-you after it was sent (spec public-site section 2). It begins as it was
 * prerendered, blank, and stays that for whoever is new here; what only the browser knows comes after hydration.
 */
export function PreApprovalPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const depth = useDepth();
  // A reload of the thank-you, or Back to a step of what was sent, shows the thank-you again.
  const isSentEntry = isSentState(location.state) || new URLSearchParams(location.search).has('step');
  const [opened, setOpened] = useState(() => open(location.search));
  const [sent, setSent] = useState<Sent | undefined>(() => {
    const receipt = navigationType === NavigationType.Pop ? recallReceipt() : undefined;
    if (!receipt || isSentEntry) return receipt && { receipt };
    // An application that was begun since is what is wanted.
    return opened.savedAt ? undefined : { receipt, isEarlier: true };
  });
  const isHydrated = useIsHydrated();
  const [isFirstStepRight] = useState(() => isAsPrerendered(opened));

  const reopen = useCallback(() => {
    setOpened(open(window.location.search));
    setSent(undefined);
    void navigate(routePaths.preApproval, { replace: true });
  }, [navigate]);

  // A link leads here again, such as "Apply now" of the header: then a new application is wanted. Back is not that.
  const isFollowed = navigationType !== NavigationType.Pop && !isSentState(location.state);
  if (sent && isFollowed && location.key !== sent.at) {
    setOpened(open(location.search));
    setSent(undefined);
  }

  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) forgetReceipt();
  }, [isSent]);

  // The steps of what was sent leave the history: Back leads to where the applicant came from.
  const left = useRef<string>(undefined);
  const isStepEntry = isSent && !sent.isEarlier && !isSentState(location.state);
  useEffect(() => {
    if (!isStepEntry || left.current === location.key) return;
    left.current = location.key;
    if (depth > 0) void navigate(-depth);
    else void navigate(routePaths.preApproval, { replace: true, state: SENT_STATE });
  }, [isStepEntry, location.key, depth, navigate]);

  const finish = useCallback(
    ({ receipt, answers }: SentApplication) => {
      keepReceipt(receipt);
      setSent({ receipt, answers, at: location.key });
    },
    [location.key],
  );

  if (sent && isHydrated) return <ThankYou sent={sent} onStartNew={reopen} />;
  // Until it is decided, no draft is shown, and the address still asks for what it asked for.
  const isDecided = opened.otherPurpose === undefined;
  const shown = isDecided && (isHydrated || (isFirstStepRight && !sent)) ? opened : AS_PRERENDERED;
  return (
    <>
      <Questionnaire key={shown.id} opened={shown} onReopen={reopen} onStartOver={reopen} onSent={finish} />
      {isHydrated && opened.otherPurpose && opened.values.purpose && (
        <OtherPurposeDialog
          current={opened.values.purpose}
          requested={opened.otherPurpose}
          onContinue={() => setOpened(({ otherPurpose: _, ...draft }) => draft)}
          onStart={() => setOpened(replaceDraft(opened, new URLSearchParams(location.search), new Date()))}
        />
      )}
    </>
  );
}
