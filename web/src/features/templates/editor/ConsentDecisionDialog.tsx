import { TEMPLATE_LIMITS } from '@brokerage/domain/template/templateCallables';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';

interface DecisionProps {
  id: string;
  name: string;
  revision: number;
  onClose: () => void;
}

/** Asks a reviewer to confirm a consent, or why they decline. */
export const ConsentDecisionDialog = ({
  decision,
  ...props
}: DecisionProps & { decision: 'consent' | 'decline' }) =>
  decision === 'consent' ? <ConsentDialog {...props} /> : <DeclineDialog {...props} />;

function ConsentDialog({ id, name, revision, onClose }: DecisionProps) {
  const notify = useNotify();
  async function consent() {
    await callFunction('review-template', { decision: 'consent', id, revision });
    notify({ title: 'Template published', text: 'New flyers use this version.', severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog
      title={`Consent to ${name}?`}
      action="Consent and publish"
      onAct={consent}
      onClose={onClose}
    >
      <Typography>
        It’s published right away, and officers can make flyers from it. Your consent is recorded in the audit
        log.
      </Typography>
    </ActionDialog>
  );
}

function DeclineDialog({ id, name, revision, onClose }: DecisionProps) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function decline() {
    if (reason.trim() === '') {
      setProblem('Enter a reason so marketing knows what to change.');
      return undefined;
    }
    return callFunction('review-template', { decision: 'decline', id, revision, reason }).then(() => {
      notify({ title: 'Declined', text: `${name} was not published.`, severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title={`Decline ${name}?`} action="Decline" isDangerous onAct={decline} onClose={onClose}>
      <Typography>It won’t be published. The person who asked will see your reason.</Typography>
      <TextField
        id="decline-reason"
        label="Reason"
        required
        multiline
        minRows={3}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_LIMITS.reason } }}
      />
    </ActionDialog>
  );
}
