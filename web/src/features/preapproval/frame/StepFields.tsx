import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import type { FormValues } from '../draft/formValues.ts';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { PhoneAnswer } from '../fields/PhoneAnswer.tsx';
import { PurposeAnswer } from '../fields/PurposeAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';
import { OfficerAnswer } from '../officer/OfficerAnswer.tsx';
import type { OfficerChoice } from '../officer/useChosenOfficer.ts';
import { Review } from '../Review.tsx';
import { ContactStep } from '../steps/ContactStep.tsx';
import { DetailsStep } from '../steps/DetailsStep.tsx';
import { PropertyStep } from '../steps/PropertyStep.tsx';

/** Step 2: asks what the loan is for, when, and about an agent. */
function GoalStep() {
  return (
    <>
      <PurposeAnswer />
      <FieldPair>
        <SelectAnswer name="timeline" />
      </FieldPair>
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

/** Says what the income comes to a year, so that a year's income isn't taken for a month's. */
function MonthlyIncome() {
  const income = useWatch<FormValues, 'monthly_income_gross'>({ name: 'monthly_income_gross' });
  return (
    <NumberAnswer
      name="monthly_income_gross"
      hint={
        typeof income === 'number' && income > 0
          ? `${QUESTIONS.monthly_income_gross.hint} That’s ${formatDollars(Math.round(12 * income))} a year.`
          : undefined
      }
    />
  );
}

/** Step 5: asks about credit, work, income and a co-borrower. */
function BorrowerStep() {
  return (
    <>
      <FieldPair>
        <SelectAnswer name="credit_score_range" />
        <SelectAnswer name="employment_status" />
      </FieldPair>
      <FieldPair>
        <MonthlyIncome />
        <NumberAnswer name="years_in_line_of_work" />
      </FieldPair>
      <ChoiceAnswer name="residency_status" />
      <YesNoAnswer
        name="co_borrower"
        noteOnYes="We’ll collect your co-borrower’s details later, in the full application."
      />
      <ConditionalField field="co_borrower_details">
        <TextAnswer name="co_borrower_details" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      </ConditionalField>
      <ChoiceAnswer name="recent_derogatory" columns={4} narrowColumns={2} />
      <ConditionalField field="recent_derogatory_year">
        <FieldPair>
          <NumberAnswer name="recent_derogatory_year" />
        </FieldPair>
      </ConditionalField>
      <YesNoAnswer name="first_time_homebuyer" />
      <YesNoAnswer name="interested_in_dpa" />
    </>
  );
}

/** Step 6: asks for other income and monthly debts; nothing is required. */
function QualifyingStep() {
  return (
    <>
      <TextAnswer name="other_income" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      <FieldPair>
        <NumberAnswer name="monthly_debts_known" />
      </FieldPair>
    </>
  );
}

/**
 * Says that the application can't be sent while the browser is offline, and once it can be again. The live region is there from the
 * start, as screen readers announce only what changes in one.
 */
function ConnectionStatus({ isOnline }: { isOnline: boolean }) {
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Box role="status" sx={{ '& > *': { mt: 2.5 } }}>
      {!isOnline && (
        <Alert severity="warning" role="none">
          You’re offline. Your answers are saved here. Send them once you’re back online.
        </Alert>
      )}
      {isOnline && wasOffline && (
        <Alert severity="success" role="none">
          Back online. You can submit now.
        </Alert>
      )}
    </Box>
  );
}

interface OfficerStepProps {
  officers: OfficerChoice;
  isOnline: boolean;
}

/** Step 7: asks for a loan officer and shows all answers for review. */
function OfficerStep({ officers, isOnline }: OfficerStepProps) {
  return (
    <>
      <OfficerAnswer officers={officers} />
      <Review />
      <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
          Submitting doesn’t affect your credit score. {officers.chosen?.name ?? 'A loan officer'} will review
          your answers and contact you {CONTACT_WITHIN}.
        </Typography>
        <ConnectionStatus isOnline={isOnline} />
      </Box>
    </>
  );
}

interface StepFieldsProps {
  stepId: string;
  canResume: boolean;
  isOnline: boolean;
  officers: OfficerChoice;
}

/** Shows the questions of one step. */
export function StepFields({ stepId, canResume, isOnline, officers }: StepFieldsProps) {
  switch (stepId) {
    case 'contact':
      return <ContactStep canResume={canResume} officerId={officers.chosen?.id} />;
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
