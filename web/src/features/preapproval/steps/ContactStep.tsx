import type { ConsentName } from '@brokerage/domain/preapproval/consent/consent';
import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Typography,
} from '@mui/material';
import { memo, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { BreakableEmail } from '../../../ui/BreakableEmail.tsx';
import { EmailField } from '../../../ui/forms/fields/EmailField.tsx';
import { REQUIRED_NOTE } from '../../../ui/forms/requiredNote.ts';
import { agreedConsent, outdatedConsents } from '../draft/agreedConsent.ts';
import type { FormValues } from '../draft/formValues.ts';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { focusAnswer } from '../fields/focusAnswer.ts';
import { PhoneAnswer } from '../fields/PhoneAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { useQuestion } from '../fields/useQuestion.ts';
import { useCallHours } from '../officer/useCallHours.ts';

/** A consent checkbox with its exact wording; unchecked until a person checks it. */
function ConsentAnswer({ name, children }: { name: ConsentName; children?: ReactNode }) {
  const { id, required, error, value, onChange } = useQuestion(name);
  const { consent: present } = useCompany();
  const { getValues, setValue } = useFormContext<FormValues>();
  // If the wording changes in the meantime, what the applicant agreed to stays the same.
  const shown = value === true ? agreedConsent(getValues()) : present;
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormControlLabel
        label={
          <>
            {required && (
              <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                *{' '}
              </Box>
            )}
            {shown.texts[name]}
          </>
        }
        sx={{
          mr: 0,
          // Aligns the box itself, not its touch target, with the fields.
          ml: '-13px',
        }}
        slotProps={{ typography: { component: 'span', sx: { textWrap: 'pretty' } } }}
        control={
          <Checkbox
            id={id}
            name={name}
            sx={error ? { color: 'error.main' } : {}}
            checked={value === true}
            onChange={(_event, isTicked) => {
              if (isTicked) {
                // A receipt has a single consent version, so boxes checked with another wording have to be read and checked again.
                for (const other of outdatedConsents(getValues(), present)) setValue(other, false);
                setValue('agreed_consent', present);
              }
              onChange(isTicked);
            }}
            slotProps={{
              input: {
                required,
                autoComplete: 'off',
                'aria-invalid': error !== undefined,
                ...(error && { 'aria-describedby': `${id}-note` }),
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={`${id}-note`} sx={{ pl: '31px', mt: 0 }}>
          {error}
        </FormHelperText>
      )}
      {children && <Box sx={{ pl: '31px' }}>{children}</Box>}
    </FormControl>
  );
}

function Consents() {
  const company = useCompany();
  return (
    <Box component="section" aria-labelledby="preapproval-consents">
      <Typography variant="h3" id="preapproval-consents" sx={{ mb: 1 }}>
        Your consent
      </Typography>
      <ConsentAnswer name="consent_tcpa">
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1, '& a': { color: 'inherit' } }}>
          Needed so we can reply. Prefer not to? Call us at{' '}
          <a href={`tel:${company.phone}`} style={{ whiteSpace: 'nowrap' }}>
            {company.phoneDisplay}
          </a>{' '}
          or email <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>.
        </Typography>
      </ConsentAnswer>
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 1 }}>
        Optional
      </Typography>
      <ConsentAnswer name="sms_opt_in" />
      <ConsentAnswer name="soft_pull_consent" />
    </Box>
  );
}

function EmailAnswer() {
  const { id, label, hint, required, error, value = '', onChange } = useQuestion('email');
  return (
    <EmailField
      id={id}
      name="email"
      label={label}
      required={required}
      error={error}
      helperText={hint}
      value={value}
      onChange={onChange}
      autoComplete="email"
      maxLength={LIMITS.email}
    />
  );
}

/** A one-line summary of the contact answers, with an edit button. */
function KnownContact({ onEdit }: { onEdit: () => void }) {
  const { getValues } = useFormContext<FormValues>();
  const [first, last, email, mobile] = getValues(['first_name', 'last_name', 'email', 'mobile']);
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>
        We don’t keep your consent after you leave, so please agree again. Then you’ll pick up where you left
        off.
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 2,
          py: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {first} {last}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {typeof email === 'string' && <BreakableEmail email={email} />}
            <br />
            {mobile}
          </Typography>
        </Box>
        <Button onClick={onEdit} aria-label="Change your contact information">
          Change
        </Button>
      </Box>
    </Box>
  );
}

interface ContactStepProps {
  canResume: boolean;
  /** The chosen officer's id. */
  officerId: string | undefined;
}

/**
 * Step 1. Returning applicants only repeat the consents; the rest is collapsed. Memoized, because the form renders again when it's ready,
 * in the middle of page startup.
 */
export const ContactStep = memo(function ContactStep({ canResume, officerId }: ContactStepProps) {
  const hours = useCallHours(officerId);
  const [isOpened, setOpened] = useState(false);
  const { errors } = useFormState<FormValues>();
  const hasContactError = Boolean(errors.first_name ?? errors.last_name ?? errors.email ?? errors.mobile);
  const edit = () => {
    // The button disappears, so the fields that replace it have to be rendered before they can get focus.
    flushSync(() => setOpened(true));
    focusAnswer('first_name');
  };
  if (canResume && !isOpened && !hasContactError) {
    return (
      <>
        <KnownContact onEdit={edit} />
        <Consents />
      </>
    );
  }
  return (
    <>
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {REQUIRED_NOTE}
        </Typography>
        <FieldPair isNarrow>
          <TextAnswer name="first_name" maxLength={LIMITS.name} autoComplete="given-name" />
          <TextAnswer name="last_name" maxLength={LIMITS.name} autoComplete="family-name" />
        </FieldPair>
      </div>
      <FieldPair>
        <EmailAnswer />
        <PhoneAnswer name="mobile" autoComplete="tel" />
      </FieldPair>
      <ChoiceAnswer
        name="best_contact_time"
        columns={4}
        narrowColumns={2}
        // Evening calls are outside office hours.
        hint={`${hours} Evening calls are by appointment.`}
      />
      <Consents />
    </>
  );
});
