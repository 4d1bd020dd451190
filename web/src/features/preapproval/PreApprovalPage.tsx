import { useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { openDraft } from './openDraft.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { ThankYou } from './ThankYou.tsx';
import type { SentApplication } from './useQuestionnaire.ts';

const openFromAddress = () => openDraft(new URLSearchParams(window.location.search), new Date());

/** /pre-approval: the questionnaire, and the thank-you after it was sent (spec public-site section 2). */
export function PreApprovalPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const [opened, setOpened] = useState(openFromAddress);
  const [sent, setSent] = useState<SentApplication & { at: string }>();

  const reopen = useCallback(() => {
    setOpened(openFromAddress());
    setSent(undefined);
    void navigate(routePaths.preApproval, { replace: true });
  }, [navigate]);

  // "Apply now" of the site's header leads here again: then a new application is wanted. Back is not that.
  if (sent && navigationType === NavigationType.Push && location.key !== sent.at) {
    setOpened(openFromAddress());
    setSent(undefined);
  }

  if (sent) return <ThankYou sent={sent} />;
  return (
    <Questionnaire
      key={opened.id}
      opened={opened}
      onReopen={reopen}
      onStartOver={reopen}
      onSent={(application) => {
        setSent({ ...application, at: location.key });
        void navigate(routePaths.preApproval, { replace: true });
      }}
    />
  );
}
