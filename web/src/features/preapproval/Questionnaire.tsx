import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { STEPS, stepAt, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import { Box, Stack } from '@mui/material';
import { memo, type SubmitEvent, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { StaticForm } from '../../hydration/StaticForm.tsx';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { useStaticForm } from '../../hydration/useStaticForm.ts';
import { WithoutScript } from '../../hydration/WithoutScript.tsx';
import { useCompany } from '../../lib/company/useCompany.ts';
import { HONEYPOT, Honeypot } from '../../ui/forms/Honeypot.tsx';
import { CarriedAmounts } from './draft/CarriedAmounts.tsx';
import {
  ClosedElsewhereNotice,
  PausedNotice,
  RestoredNotice,
  SavedAnswersNote,
} from './draft/DraftNotes.tsx';
import { DETAILS_STEP, type FormValues } from './draft/formValues.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { ErrorSummary } from './frame/ErrorSummary.tsx';
import { ProgressStrip } from './frame/ProgressStrip.tsx';
import { pageTitle } from './frame/pageTitle.ts';
import { QuestionnaireFrame, WhatYouGet } from './frame/QuestionnaireFrame.tsx';
import { StepActions } from './frame/StepActions.tsx';
import { StepHeading } from './frame/StepHeading.tsx';
import { useStepFocus } from './frame/useStepFocus.ts';
import { saveNamedOfficer } from './officer/namedOfficer.ts';
import { useChosenOfficer } from './officer/useChosenOfficer.ts';
import { useStepReports } from './reports/useStepReports.ts';
import { SendFailure } from './sending/SendFailure.tsx';
import { asksForState, stateIssues } from './sending/stateIssues.ts';
import { FORM_ID, NEEDS_SCRIPT, NEXT_ID, PRERENDERED_DRAFT, toFirstAnswers } from './staticFirstStep.ts';
import { STEP_VIEWS } from './steps/stepViews.tsx';
import { type SentApplication, useQuestionnaire } from './useQuestionnaire.ts';
import { useStateInAddress } from './useStateInAddress.ts';

interface QuestionnaireProps {
  opened: OpenedDraft;
  onSent: (sent: SentApplication) => void;
  /** Called when the draft was discarded here or replaced elsewhere, to open the page again. */
  onReopen: () => void;
  /** Set when the form replaces a discarded or sent application, whose focused button is gone. */
  takesFocus: boolean;
}

/** Sets the document title: the page's for search engines, the step's for applicants. */
function StepTitle({ text }: { text: string }) {
  const isHydrated = useIsHydrated();
  const title = pageTitle(useCompany());
  return <title>{isHydrated ? `${text} | ${title}` : title}</title>;
}

/** Shows the seven steps (docs/product.md#applications) and keeps one form for all of them. */
export function Questionnaire(props: QuestionnaireProps) {
  const form = useForm<FormValues>({ defaultValues: props.opened.values });
  return <Steps form={form} {...props} />;
}

interface StepsProps extends QuestionnaireProps {
  form: UseFormReturn<FormValues>;
}

/** Memoized and separate from `useForm`, which immediately re-renders its component: hydration would block twice as long. */
const Steps = memo(function Steps({ form, opened, onSent, onReopen, takesFocus }: StepsProps) {
  const questionnaire = useQuestionnaire({ form, opened, onSent, onReopen });
  const { step, isEdit, resumeStep, failedAttempts, saver } = questionnaire;
  const officers = useChosenOfficer(form, step, opened.requestedOfficer);
  const { applyRules } = useCompany();
  const findState = useStateInAddress(asksForState(step, applyRules));
  const purpose = useWatch({ control: form.control, name: 'purpose' });
  const [firstStep] = useState(step);
  const formElement = useRef<HTMLFormElement>(null);
  // The applicant's own draft replaces the prerendered one and takes over its answers.
  useStaticForm(formElement, opened !== PRERENDERED_DRAFT, (answers) => {
    for (const [field, answer] of Object.entries(toFirstAnswers(answers))) {
      if (form.getValues(field as FieldName) !== answer) form.setValue(field as FieldName, answer);
    }
  });
  useStepReports(formElement, opened, step);
  const { heading, summary } = useStepFocus(step, { failedAttempts, takesFocus });

  // With another purpose, step 4 asks different questions and comes before the review.
  const leadsToReview = (purpose && purpose === questionnaire.detailsFor) || step === DETAILS_STEP;
  const definition = stepAt(step);
  const view = STEP_VIEWS[definition.id];
  const title = stepTitle(definition, purpose);
  // Returning applicants get a welcome message instead.
  const lead = resumeStep === undefined ? view.lead(purpose, officers.chosen !== undefined) : undefined;
  const stepText = `Step ${step} of ${STEPS.length}`;
  const startOver = () => {
    // Starting over keeps the officer from the applicant's link.
    saveNamedOfficer(officers.chosen?.id ?? opened.requestedOfficer);
    saver.clear();
    onReopen();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get(HONEYPOT);
    const others = [...officers.issues(), ...stateIssues(step, form.getValues(), applyRules, findState)];
    // The fields become inert during sending, so a focused one would lose the focus.
    if (step === STEPS.length) document.getElementById(NEXT_ID)?.focus({ preventScroll: true });
    void questionnaire.submitStep(typeof website === 'string' ? website : '', others);
  };
  const isAccepting = !applyRules.isPaused && !questionnaire.isPaused;
  const isUsable = isAccepting && !questionnaire.isClosedElsewhere;
  // The restored-draft notice already has a "Start over" button.
  const isGreeted = opened.savedAt !== undefined && step === firstStep;

  return (
    <QuestionnaireFrame
      step={step}
      officerId={officers.chosen?.id}
      purpose={purpose}
      strip={isUsable && <ProgressStrip step={step} stepText={stepText} officers={officers} />}
    >
      <StepTitle text={`${stepText}: ${title}`} />
      <WithoutScript what="The questionnaire" instead="apply" hides={NEEDS_SCRIPT} />
      {!isAccepting ? (
        <PausedNotice takesFocus={questionnaire.isPaused} />
      ) : !isUsable ? (
        <ClosedElsewhereNotice onReopen={onReopen} />
      ) : (
        <>
          <StepHeading title={title} lead={lead} ref={heading} />
          {isGreeted && opened.savedAt && <RestoredNotice savedAt={opened.savedAt} onStartOver={startOver} />}
          <StaticForm className={NEEDS_SCRIPT}>
            <FormProvider {...form}>
              <Box
                component="form"
                id={FORM_ID}
                ref={formElement}
                noValidate
                onSubmit={submit}
                sx={{ position: 'relative' }}
              >
                <ErrorSummary step={definition} ref={summary} />
                {/* Answers can't be edited while they're being sent. */}
                <Stack key={definition.id} spacing={3.5} inert={questionnaire.isSending}>
                  {view.fields({
                    canResume: resumeStep !== undefined,
                    isOnline: questionnaire.isOnline,
                    officers,
                  })}
                </Stack>
                <Honeypot />
                {step === 1 && (
                  <Box sx={{ display: { md: 'none' }, mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
                    <WhatYouGet />
                  </Box>
                )}
                {/* Below the fields, so that they don't move if someone is typing when it appears. */}
                {step === 1 && opened.carried && <CarriedAmounts carried={opened.carried} />}
                <SavedAnswersNote
                  canSave={opened.canSave}
                  step={step}
                  {...(!isGreeted && !questionnaire.isSending && { onStartOver: startOver })}
                />
                {questionnaire.failure !== undefined && <SendFailure reason={questionnaire.failure} />}
                <StepActions
                  step={step}
                  lastStep={STEPS.length}
                  nextLabel={nextLabel(isEdit && leadsToReview, resumeStep)}
                  isSending={questionnaire.isSending}
                  onPrevious={questionnaire.previous}
                />
              </Box>
            </FormProvider>
          </StaticForm>
        </>
      )}
    </QuestionnaireFrame>
  );
});

function nextLabel(returnsToReview: boolean, resumeStep: number | undefined): string | undefined {
  if (resumeStep !== undefined) return 'Continue where you left off';
  return returnsToReview ? 'Return to review' : undefined;
}
