import { FLYER_STATUS_ERRORS, flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import { formatPassedEvent } from '../../lib/format/time/formatPassedEvent.ts';
import { formatValidity } from '../../lib/format/time/formatValidity.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useNow } from '../../lib/useNow.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useCorrectFlyer } from '../../ui/flyer/useCorrectFlyer.ts';

/** Explains the status of the member's own flyer and the next step. */
export function StatusNotice({ flyer }: { flyer: Flyer }) {
  return (
    <>
      <StatusAlert flyer={flyer} />
      {flyer.lineage_id !== null && <CorrectionNotice flyer={flyer} lineageId={flyer.lineage_id} />}
    </>
  );
}

/** Explains what a correction will change, or has changed, in the flyer that it corrects. */
function CorrectionNotice({ flyer, lineageId }: { flyer: Flyer; lineageId: string }) {
  const { status, approved_at, edition } = flyer;
  const isAbandoned = status === 'archived' && approved_at === null;
  if (isAbandoned) return null;
  return (
    <Alert
      role="note"
      severity="info"
      action={
        <Button color="inherit" variant="outlined" component={Link} to={flyerPath(lineageId)}>
          View the flyer
        </Button>
      }
    >
      {status === 'archived'
        ? `This correction was approved and is edition ${edition} of the flyer.`
        : `This is a correction of another flyer, which stays as it is for now. Once this is approved, it becomes edition ${edition}, and every link and printed QR code shows it.`}
    </Alert>
  );
}

function StatusAlert({ flyer }: { flyer: Flyer }) {
  const { status, reason, last_step } = flyer;
  const now = useNow();
  const validity = formatValidity(flyer, now);
  const passedDay = formatPassedEvent(flyer.data, now);
  const isEnding = validity !== undefined && validity.state !== 'valid';
  switch (status) {
    case 'editing':
      return reason === null ? null : (
        <Alert role="note" severity="warning">
          <AlertTitle>Why it was rejected</AlertTitle>
          {reason}
          <NextStep>Fix this, then select Submit. A reviewer looks at it again.</NextStep>
        </Alert>
      );
    case 'pending_approval':
      return (
        <Alert role="note" severity="info" action={<ActionButton flyer={flyer} name="withdraw" />}>
          <AlertTitle>{FLYER_STATUS_NAMES[status]}</AlertTitle>A reviewer checks it next, and we’ll notify you
          of the decision. You can’t change it meanwhile. Withdraw it to keep editing.
        </Alert>
      );
    case 'rejected':
      return (
        <Alert role="note" severity="error" action={<ActionButton flyer={flyer} name="revise" />}>
          <AlertTitle>{FLYER_STATUS_NAMES[status]}</AlertTitle>
          {reason}
          <NextStep>Select Revise to fix it, then submit it again.</NextStep>
        </Alert>
      );
    case 'approved':
      if (flyer.correction_request) {
        const { by_name, messages } = flyer.correction_request;
        return (
          <Alert role="note" severity="warning" action={<CorrectButton flyer={flyer} />}>
            <AlertTitle>{by_name} asked you to correct this flyer</AlertTitle>
            {messages.join(' ')}
          </Alert>
        );
      }
      if (isEnding) return <EndingAlert flyer={flyer} hasEnded={validity.state === 'ended'} />;
      if (passedDay !== undefined)
        return (
          <Alert role="note" severity="warning" action={<CorrectButton flyer={flyer} />}>
            <AlertTitle>This event was on {passedDay}</AlertTitle>
            {flyer.correction_id === null
              ? 'Printed QR codes, and links that still work, show this flyer. Correct it with a new date, or archive it under My Flyers.'
              : 'Printed QR codes, and links that still work, show this flyer until your correction is approved.'}
          </Alert>
        );
      return (
        <Alert role="note" severity="success" action={<CorrectButton flyer={flyer} />}>
          {flyer.correction_id === null
            ? 'This flyer is approved, so you can’t edit it. Need a change? Make a correction. Links and printed QR codes keep working.'
            : 'This flyer is approved and stays live while you correct it.'}
        </Alert>
      );
    case 'recalled':
      return (
        <Alert role="note" severity="error" action={<CorrectButton flyer={flyer} />}>
          <AlertTitle>{FLYER_STATUS_NAMES[status]}</AlertTitle>
          Its links and printed QR code no longer show it, and its PDF can’t be downloaded. Please stop
          handing out printed copies.
          {last_step?.reason && ` Reason: ${last_step.reason}`}
        </Alert>
      );
    case 'archived':
      // CorrectionNotice already says which flyer an approved correction updated.
      if (flyer.lineage_id !== null && flyer.approved_at !== null) return null;
      return (
        <Alert role="note" severity="info">
          This flyer is archived. Duplicate it under My Flyers to use it again.
        </Alert>
      );
    default:
      return status satisfies never;
  }
}

/** The owner's next step after a rejection; the reason may have several lines. */
const NextStep = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 1, fontWeight: 600, color: 'inherit' }}>{children}</Typography>
);

/** Returns whether a renewed edition would end no later: the flyer’s template was retired, and all its flyers end then. */
function useIsLastEdition({ tenant_id, template_id, valid_until }: Flyer): boolean {
  const template = useTemplate(tenant_id, template_id);
  if (template.status !== 'ready' || template.data?.status !== 'retired') return false;
  const end = template.data.flyers_end?.at;
  return end !== undefined && valid_until !== null && end <= valid_until;
}

/** Offers to renew a flyer that ends soon or has ended. The renewal is a correction, so that its links and printed code keep working. */
function EndingAlert({ flyer, hasEnded }: { flyer: Flyer; hasEnded: boolean }) {
  const isLastEdition = useIsLastEdition(flyer);
  const title = hasEnded ? 'This flyer has expired' : 'This flyer expires soon';
  if (isLastEdition && flyer.correction_id === null) {
    return (
      <Alert
        role="note"
        severity="warning"
        action={
          <Button color="inherit" variant="outlined" component={Link} to={routePaths.templates}>
            Browse Templates
          </Button>
        }
      >
        <AlertTitle>{title}</AlertTitle>
        Its template was retired, so it can’t be renewed. Start a new flyer from another template.
      </Alert>
    );
  }
  return (
    <Alert role="note" severity="warning" action={<CorrectButton flyer={flyer} label="Renew" />}>
      <AlertTitle>{title}</AlertTitle>
      {flyer.correction_id === null
        ? 'Renew it with current figures. Once it’s approved, its links and printed QR codes show the new edition.'
        : 'You’ve started renewing it. Once it’s approved, its links and printed QR codes show the new edition.'}
    </Alert>
  );
}

function CorrectButton({
  flyer,
  label = 'Correct flyer',
}: {
  flyer: Flyer;
  label?: 'Correct flyer' | 'Renew';
}) {
  const correct = useCorrectFlyer(flyer);
  return (
    <NoticeButton act={correct} failed={flyerErrors[FLYER_STATUS_ERRORS.correct].title}>
      {flyer.correction_id === null ? label : 'Open correction'}
    </NoticeButton>
  );
}

const ACTIONS = {
  withdraw: { label: 'Withdraw', done: 'Withdrawn' },
  revise: { label: 'Revise', done: 'Reopen for editing' },
} as const;

function ActionButton({ flyer, name }: { flyer: Flyer; name: keyof typeof ACTIONS }) {
  const notify = useNotify();
  const { label, done } = ACTIONS[name];
  async function act() {
    await callFunction(`${name}-flyer`, { id: flyer.id });
    notify({ title: done, severity: 'success' });
  }
  return (
    <NoticeButton act={act} failed={flyerErrors[FLYER_STATUS_ERRORS[name]].title}>
      {label}
    </NoticeButton>
  );
}

interface NoticeButtonProps {
  act: () => Promise<void>;
  /** Title of the error message. */
  failed: string;
  children: ReactNode;
}

function NoticeButton({ act, failed, children }: NoticeButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify(toErrorToast(error, failed));
    }
    setBusy(false);
  }
  return (
    <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
