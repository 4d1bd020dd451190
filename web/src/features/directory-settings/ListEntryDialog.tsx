import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

interface ListEntryDialogProps {
  entry: OfficerRecord;
  onClose: () => void;
}

/** Asks before an officer is listed on the website, or hidden. */
export function ListEntryDialog({ entry, onClose }: ListEntryDialogProps) {
  const notify = useNotify();
  // Once the answer is there, the entry says the opposite while the dialog closes.
  const [isListing] = useState(!entry.listed);
  const { id, name, revision } = entry;

  async function act() {
    await callFunction('list-directory-entry', { id, revision, is_listed: isListing });
    notify({ title: isListing ? `${name} is listed` : `${name} is hidden`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog
      title={isListing ? `List ${name}?` : `Hide ${name}?`}
      action={isListing ? 'List' : 'Hide'}
      onAct={act}
      onClose={onClose}
    >
      <Typography>
        {isListing
          ? 'They’ll be on the website and in the list of loan officers that applicants choose from, and can be given applications.'
          : 'They’ll be removed from the website and get no new applications. They keep the applications they have.'}
      </Typography>
    </ActionDialog>
  );
}
