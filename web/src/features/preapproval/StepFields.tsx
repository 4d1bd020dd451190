import { LIMITS } from '@brokerage/domain/preapproval/application';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { lazy, Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceAnswer } from './fields/ChoiceAnswer.tsx';
import { ConditionalField } from './fields/ConditionalField.tsx';
import { FieldPair } from './fields/FieldPair.tsx';
import { NumberAnswer } from './fields/NumberAnswer.tsx';
import { PhoneAnswer } from './fields/PhoneAnswer.tsx';
import { SelectAnswer } from './fields/SelectAnswer.tsx';
import { TextAnswer } from './fields/TextAnswer.tsx';
import { useAnswer } from './fields/useAnswer.ts';
import { YesNoAnswer } from './fields/YesNoAnswer.tsx';
import type { FormValues } from './formValues.ts';
import { Review } from './Review.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import type { OfficerChoice } from './useChosenOfficer.ts';

/** Step 6: nothing is required. */
function QualifyingStep() {
  return (
    <>
      <TextAnswer name="other_income" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      <NumberAnswer name="monthly_debts_known" />
    </>
  );
}

/** Step 3. */
function PropertyStep() {
  return (
    <>
      <ChoiceAnswer name="occupancy" />
      <SelectAnswer name="property_type" />
      <ConditionalField field="condo_warrantability">
        <ChoiceAnswer name="condo_warrantability" />
      </ConditionalField>
      <TextAnswer name="property_location" maxLength={LIMITS.location} autoComplete="off" />
      <NumberAnswer name="est_value_or_price" />
      <YesNoAnswer name="hoa" />
    </>
  );
}

/** Step 2. */
function GoalStep() {
  return (
    <>
      <ChoiceAnswer name="purpose" />
      <SelectAnswer name="timeline" />
      <YesNoAnswer name="has_agent" />
      <ConditionalField field="agent_name">
        <FieldPair>
          <TextAnswer name="agent_name" maxLength={LIMITS.name} autoComplete="off" />
          <PhoneAnswer name="agent_phone" autoComplete="off" />
        </FieldPair>
      </ConditionalField>
      <YesNoAnswer name="va_eligibility" />
    </>
  );
}

// It comes with the last step, to those who ask for it.
const loadSearch = () => import('./OfficerSearch.tsx');
const OfficerSearch = lazy(async () => ({ default: (await loadSearch()).OfficerSearch }));

function Loading() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 56 }}>
      <CircularProgress size={24} aria-hidden />
      <Typography>Loading our loan officers…</Typography>
    </Box>
  );
}

/** Which loan officer: one of the list, or none of it, which is never a dead end. */
function OfficerPicker({ officers }: { officers: OfficerChoice }) {
  const { status, retry, isUnknown } = officers;
  const { value } = useAnswer('lo_assigned_id');
  // Together with the list, rather than after it; a failure is the list's to show.
  useEffect(() => void loadSearch().catch(() => undefined), []);
  if (status === 'loading' || status === 'idle') return <Loading />;
  if (status === 'failed') {
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button color="inherit" variant="outlined" onClick={retry}>
            Retry
          </Button>
        }
      >
        We couldn't load our loan officers.{' '}
        {value
          ? 'Your earlier choice is saved, and you can keep going.'
          : 'You can keep going. Our general team will assign one.'}
      </Alert>
    );
  }
  return (
    <Box>
      {isUnknown && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          We couldn't find the loan officer from your link. Choose one from the list, or keep going and our
          general team will assign one.
        </Alert>
      )}
      <Suspense fallback={<Loading />}>
        <OfficerSearch officers={officers} />
      </Suspense>
      {value === null && (
        <Typography sx={{ mt: 1 }}>Our general team will find them or assign one.</Typography>
      )}
    </Box>
  );
}

interface OfficerStepProps {
  officers: OfficerChoice;
  isOnline: boolean;
}

/** Step 7: who takes care of it, and a last look at everything. */
function OfficerStep({ officers, isOnline }: OfficerStepProps) {
  const isWithOfficer = useWatch<FormValues, 'working_with_lo'>({ name: 'working_with_lo' });
  return (
    <>
      <YesNoAnswer name="working_with_lo" />
      <ConditionalField field="lo_assigned_id">
        <OfficerPicker officers={officers} />
      </ConditionalField>
      {!isWithOfficer && (
        <Typography>
          Your application goes to our general team, which assigns a loan officer based on your needs and
          location.
        </Typography>
      )}
      <Review />
      {!isOnline && (
        <Alert severity="warning" role="status">
          You're offline. Your answers are saved here. Send them once you're back online.
        </Alert>
      )}
    </>
  );
}

/** Step 5. */
function BorrowerStep() {
  return (
    <>
      <FieldPair>
        <SelectAnswer name="credit_score_range" />
        <SelectAnswer name="employment_status" />
      </FieldPair>
      <FieldPair>
        <NumberAnswer name="monthly_income_gross" />
        <NumberAnswer name="years_in_line_of_work" />
      </FieldPair>
      <ChoiceAnswer name="residency_status" />
      <YesNoAnswer name="co_borrower" />
      <ConditionalField field="co_borrower_details">
        <Alert severity="info" role="note">
          We'll collect your co-borrower's details later, in the full application.
        </Alert>
        <TextAnswer name="co_borrower_details" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      </ConditionalField>
      <ChoiceAnswer name="recent_derogatory" columns={4} narrowColumns={2} />
      <ConditionalField field="recent_derogatory_year">
        <NumberAnswer name="recent_derogatory_year" />
      </ConditionalField>
      <YesNoAnswer name="first_time_homebuyer" />
      <YesNoAnswer name="interested_in_dpa" />
    </>
  );
}

interface StepFieldsProps {
  stepId: string;
  isReturning: boolean;
  isOnline: boolean;
  officers: OfficerChoice;
}

/** The questions of one step. */
export function StepFields({ stepId, isReturning, isOnline, officers }: StepFieldsProps) {
  switch (stepId) {
    case 'contact':
      return <ContactStep isReturning={isReturning} />;
    case 'goal':
      return <GoalStep />;
    case 'property':
      return <PropertyStep />;
    case 'details':
      return <DetailsStep />;
    case 'borrower':
      return <BorrowerStep />;
    case 'qualifying':
      return <QualifyingStep />;
    default:
      return <OfficerStep officers={officers} isOnline={isOnline} />;
  }
}
