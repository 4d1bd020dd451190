import type { ConsentNeeds, ConsentReason } from '@brokerage/domain/flyer/templateConsent';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { ActionDialog } from '../../ui/ActionDialog.tsx';

interface PublishDialogProps {
  name: string;
  /** There is a published version already. */
  isUpdate: boolean;
  wasRetired: boolean;
  approvalRequired: boolean;
  /** Why somebody else has to consent first; no reasons when nobody has to. */
  needs: ConsentNeeds;
  onPublish: () => Promise<void>;
  onClose: () => void;
}

const CONSENT_REASONS: Record<ConsentReason, string> = {
  no_approval: 'Nobody would review flyers made from this version.',
  locked_text: 'It sets or changes locked text, which officers see marked “Set by compliance”.',
};

/** Says what publishing does, and does it or asks for the consent that it takes. */
export function PublishDialog({
  name,
  isUpdate,
  wasRetired,
  approvalRequired,
  needs,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const asksConsent = needs.reasons.length > 0;
  return (
    <ActionDialog
      title={`Publish ${name}?`}
      action={asksConsent ? 'Ask for consent' : 'Publish'}
      onAct={onPublish}
      onClose={onClose}
    >
      {asksConsent && (
        <Alert severity="info">
          <AlertTitle>Somebody in compliance has to consent first</AlertTitle>
          {needs.reasons.map((reason) => CONSENT_REASONS[reason]).join(' ')}{' '}
          {isUpdate && !wasRetired && 'Until then, officers keep using the version that’s published now.'}
        </Alert>
      )}
      <Typography>
        {isUpdate && !wasRetired
          ? 'New flyers use this version. Existing flyers keep theirs, and their owners are told that a newer one is there.'
          : 'Officers see it among their templates and can make flyers from it.'}
        {isUpdate && wasRetired && ' Flyers that were made from it before keep their version.'}
      </Typography>
      <Typography>
        {approvalRequired
          ? 'Flyers made from it wait for approval before they can be printed.'
          : 'Flyers made from it are approved as soon as they are submitted: nobody reviews them.'}
      </Typography>
    </ActionDialog>
  );
}
