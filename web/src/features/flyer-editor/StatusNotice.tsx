import { FLYER_STATUS_ERRORS, flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { FLYER_STATUS_NAMES } from '../../lib/format/flyerStatusNames.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** What the status of one's own flyer means, and the way on from there. */
export function StatusNotice({ flyer }: { flyer: Flyer }) {
  const { status, reason } = flyer;
  switch (status) {
    case 'editing':
      return reason === null ? null : (
        <Alert role="note" severity="warning">
          <AlertTitle>Why it was rejected</AlertTitle>
          {reason}
        </Alert>
      );
    case 'pending_approval':
      return (
        <Alert role="note" severity="info" action={<ActionButton flyer={flyer} name="withdraw" />}>
          <AlertTitle>{FLYER_STATUS_NAMES[status]}</AlertTitle>
          You can’t change it while it’s in review. Withdraw it to keep editing.
        </Alert>
      );
    case 'rejected':
      return (
        <Alert role="note" severity="error" action={<ActionButton flyer={flyer} name="revise" />}>
          <AlertTitle>{FLYER_STATUS_NAMES[status]}</AlertTitle>
          {reason}
        </Alert>
      );
    case 'approved':
      return (
        <Alert role="note" severity="success">
          This flyer is approved, so you can’t edit it. To make changes, duplicate it under My Flyers.
        </Alert>
      );
    case 'archived':
      return (
        <Alert role="note" severity="info">
          This flyer is archived. Duplicate it under My Flyers to use it again.
        </Alert>
      );
    default:
      return status satisfies never;
  }
}

const ACTIONS = {
  withdraw: { label: 'Withdraw', done: 'Withdrawn' },
  revise: { label: 'Revise', done: 'Reopen for editing' },
} as const;

function ActionButton({ flyer, name }: { flyer: Flyer; name: keyof typeof ACTIONS }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { label, done } = ACTIONS[name];
  async function act() {
    setBusy(true);
    try {
      await callFunction(`${name}-flyer`, { id: flyer.id });
      notify({ title: done, severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, flyerErrors[FLYER_STATUS_ERRORS[name]].title));
    }
    setBusy(false);
  }
  return (
    <Button color="inherit" variant="outlined" loading={isBusy} onClick={() => void act()}>
      {label}
    </Button>
  );
}
