import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { toFindingKey } from './toFindingKey.ts';

/** Asks the flyer's owner for a correction, including the check's message. */
export function RequestCorrectionDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const notify = useNotify();
  const [shown] = useState(() => toFindingKey(finding));
  const { officer_name: name, places } = finding;
  const messages = [...new Set(places.map(({ message }) => message))];

  async function ask() {
    await callFunction('request-correction', shown);
    notify({
      title: 'Correction requested',
      text: `We notified ${name} and sent an email.`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog title="Ask for a correction?" action="Ask for a correction" onAct={ask} onClose={onClose}>
      <Typography>
        {name} gets a notification and an email with your message. The flyer stays live until the correction
        is approved.
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </ActionDialog>
  );
}
