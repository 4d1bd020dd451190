import type { ConsentNeeds, ConsentReason } from '@brokerage/domain/template/templateConsent';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { NoReviewerAlert } from './NoReviewerAlert.tsx';
import { useConsentReviewerCount } from './useConsentReviewerCount.ts';

interface PublishDialogProps {
  id: string;
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
  no_approval:
    'No one would review flyers made from this version. They’re approved as soon as they’re submitted.',
  locked_text: 'It sets or changes locked text, which officers see marked “Set by compliance”.',
};

/** Says what publishing does, and does it or asks for the consent that it takes. */
export function PublishDialog({
  id,
  name,
  isUpdate,
  wasRetired,
  approvalRequired,
  needs,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const asksConsent = needs.reasons.length > 0;
  const hasNoReviewer = useConsentReviewerCount(asksConsent ? id : undefined) === 0;
  return (
    <ActionDialog
      title={`Publish ${name}?`}
      action={asksConsent ? 'Ask for consent' : 'Publish'}
      isBlocked={hasNoReviewer}
      onAct={onPublish}
      onClose={onClose}
    >
      {asksConsent && (
        <Alert severity="info">
          <AlertTitle>Compliance has to consent to this first</AlertTitle>
          {needs.reasons.map((reason) => CONSENT_REASONS[reason]).join(' ')}{' '}
          {isUpdate && !wasRetired && 'Until then, officers keep using the version that’s published now.'}
        </Alert>
      )}
      {hasNoReviewer && <NoReviewerAlert />}
      <Typography>
        {isUpdate && !wasRetired
          ? 'New flyers use this version. Existing flyers keep theirs, and we tell their owners there’s a newer one.'
          : 'Officers see it among their templates and can make flyers from it.'}
        {isUpdate && wasRetired && ' Flyers made from it earlier keep their version.'}
      </Typography>
      {!needs.reasons.includes('no_approval') && (
        <Typography>
          {approvalRequired
            ? 'Flyers made from it wait for approval before they can be printed.'
            : 'No one reviews flyers made from it. They’re approved as soon as they’re submitted.'}
        </Typography>
      )}
    </ActionDialog>
  );
}
