import { CONSENT_NAMES, type ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import {
  CONSENT_TEXT_MAX,
  type ConsentWording,
  consentWordingSchema,
} from '@brokerage/domain/preapproval/consent/consentCallables';
import {
  COMPANY_PLACEHOLDER,
  CONSENT_LABELS,
  type PresentConsent,
  toConsentTexts,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { LeaveGuard } from '../../ui/forms/dialogs/LeaveGuard.tsx';
import { WholeConflictAlert } from '../../ui/forms/record/WholeConflictAlert.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { ConsentTextList } from './ConsentTextList.tsx';

const HINTS: Record<ConsentName, string> = {
  consent_tcpa: `Required to apply. ${COMPANY_PLACEHOLDER} stands for your company’s name.`,
  sms_opt_in: 'Optional for applicants.',
  soft_pull_consent: 'Optional for applicants.',
};

interface PublishWordingDialogProps {
  /** The text that applicants read now, live. */
  present: PresentConsent;
  companyName: string;
  onClose: () => void;
}

/** Writes and publishes a new consent wording. */
export function PublishWordingDialog({ present, companyName, onClose }: PublishWordingDialogProps) {
  const notify = useNotify();
  const [opened, setOpened] = useState(present);
  const [wording, setWording] = useState<ConsentWording>(present.wording);
  const [isPublished, setPublished] = useState(false);
  const { errors, clearError, submit } = useCheckedForm();
  const isChanged = CONSENT_NAMES.some((name) => wording[name].trim() !== present.wording[name]);
  const isOutdated = opened.version !== present.version;

  async function send(data: ConsentWording) {
    await callFunction('publish-consent-wording', { version: opened.version, wording: data });
    setPublished(true);
    notify({ title: 'Consent wording published', severity: 'success' });
    onClose();
  }

  function publish() {
    if (!isChanged) return Promise.reject(new UserFacingError('Change the wording before you publish it.'));
    return submit(consentWordingSchema.safeParse(wording), send);
  }

  return (
    <ActionDialog
      title="Change the consent wording"
      action="Publish"
      isBlocked={isOutdated}
      onAct={publish}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        New applicants read this within a minute. What earlier applicants agreed to doesn’t change. Have your
        attorney review it first.
      </Typography>
      {isOutdated && (
        <WholeConflictAlert
          title="Someone else published a wording after you opened this one"
          text="Read their version before you replace it."
          choices={[{ label: 'Keep mine', onChoose: () => setOpened(present) }]}
        />
      )}
      {CONSENT_NAMES.map((name) => (
        <TextField
          key={name}
          id={`consent-${name}`}
          name={name}
          label={CONSENT_LABELS[name]}
          required
          multiline
          minRows={3}
          value={wording[name]}
          onChange={({ target }) => {
            setWording((before) => ({ ...before, [name]: target.value }));
            clearError(name);
          }}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? HINTS[name]}
          slotProps={{ htmlInput: { maxLength: CONSENT_TEXT_MAX } }}
        />
      ))}
      <Box component="section" aria-labelledby="consent-preview">
        <Typography variant="h4" component="h3" id="consent-preview" sx={{ mb: 1.5 }}>
          As applicants will read it
        </Typography>
        <ConsentTextList texts={toConsentTexts(wording, companyName)} />
      </Box>
      <LeaveGuard isChanged={isChanged && !isPublished} />
    </ActionDialog>
  );
}
