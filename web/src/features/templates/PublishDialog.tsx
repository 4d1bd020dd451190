import { type ConsentNeeds, consentNeeds } from '@brokerage/domain/template/consentNeeds';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import type { ConsentReason } from '@brokerage/domain/template/templateConsent';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { pluralizeCapped } from '../../lib/format/pluralizeCapped.ts';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { NoReviewerAlert } from './NoReviewerAlert.tsx';
import { formatLifetime } from './templateWords.ts';
import { useConsentReviewerCount } from './useConsentReviewerCount.ts';
import { type FlyersInUse, useFlyersInUse } from './useFlyersInUse.ts';

interface PublishDialogProps {
  id: string;
  name: string;
  /** There is a published version already. */
  isUpdate: boolean;
  wasRetired: boolean;
  approvalRequired: boolean;
  /** Days that its flyers are valid; null: they don’t end. */
  lifetimeDays: number | null;
  content: TemplateContent;
  /** The published version; undefined while loading or if there is none. */
  published: TemplateVersion | undefined;
  /** False for a retired template that is restored with its old version. */
  isNewVersion: boolean;
  onPublish: () => Promise<void>;
  onClose: () => void;
}

const CONSENT_REASONS: Record<ConsentReason, string> = {
  no_approval:
    'No one would review flyers made from this version. They’re approved as soon as they’re submitted.',
  locked_text: 'It sets or changes locked text, which officers see marked “Set by compliance.”',
};

/** A version that was published before needs no other consent. */
const NO_NEEDS: ConsentNeeds = { reasons: [], fields: [] };

/** Explains what publishing does; then publishes, or requests the required consent. */
export function PublishDialog({
  id,
  name,
  isUpdate,
  wasRetired,
  approvalRequired,
  lifetimeDays,
  content,
  published,
  isNewVersion,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const needs = isNewVersion ? consentNeeds(content, published) : NO_NEEDS;
  const asksConsent = needs.reasons.length > 0;
  const inUse = useFlyersInUse(isUpdate && !wasRetired ? id : undefined);
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
          ? ['New flyers will use this version.', ...formatInUse(inUse)].join(' ')
          : 'Officers will see it in their templates and can make flyers from it.'}
        {isUpdate && wasRetired && ' Flyers already made from it keep their version.'}
      </Typography>
      {!needs.reasons.includes('no_approval') && (
        <Typography>
          {approvalRequired
            ? 'New flyers still need approval before they can be printed.'
            : 'No one reviews flyers made from it. They’re approved as soon as they’re submitted.'}
        </Typography>
      )}
      {lifetimeDays !== null && (
        <Typography>
          Flyers made from it are valid for {formatLifetime(lifetimeDays)}. After that, their links say the
          offer has expired.
        </Typography>
      )}
    </ActionDialog>
  );
}

/** Says what happens to existing flyers, without their number while unknown; undefined if there are none. */
function formatInUse(inUse: FlyersInUse | undefined): string[] {
  if (!inUse) return ['Existing flyers keep their version until their owners update or correct them.'];
  const { drafts, live } = inUse;
  const kept = [
    ...(drafts > 0 ? [pluralizeCapped(drafts, 'draft')] : []),
    ...(live > 0 ? [pluralizeCapped(live, 'live flyer')] : []),
  ];
  if (kept.length === 0) return [];
  return [
    drafts + live === 1
      ? `${kept.join('')} keeps the older version until its owner updates or corrects it. It’s listed on this page.`
      : `${kept.join(' and ')} keep the older version until their owners update or correct them. They’re listed on this page.`,
  ];
}
