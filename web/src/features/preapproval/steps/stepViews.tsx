import type { QuestionnaireStepId } from '@brokerage/domain/preapproval/form/questionnaireSteps';
import type { ReactNode } from 'react';
import type { FormValues } from '../draft/formValues.ts';
import type { OfficerChoice } from '../officer/useChosenOfficer.ts';
import { BorrowerStep } from './BorrowerStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { GoalStep } from './GoalStep.tsx';
import { OfficerStep } from './OfficerStep.tsx';
import { PropertyStep } from './PropertyStep.tsx';
import { QualifyingStep } from './QualifyingStep.tsx';

const PROPERTY_LEADS = {
  Purchase: 'Haven’t found a home yet? Tell us where you’re looking and roughly what you’d spend.',
  Refinance: 'Tell us about the home you’d like to refinance.',
  'HELOC/Other': 'Tell us about the home the loan is for.',
};

const DETAILS_LEADS = {
  Purchase: 'Estimates are fine. You can adjust them with your loan officer.',
  Refinance: 'Everything on this step is optional. You’ll find most of it on your latest mortgage statement.',
  'HELOC/Other': 'There’s nothing to fill in on this step. Press Next to continue.',
};

interface StepFieldsState {
  canResume: boolean;
  isOnline: boolean;
  officers: OfficerChoice;
}

interface StepView {
  /** A short name for the list of steps and a phone's progress bar. */
  name: string;
  /** What a loan officer would say before the questions, if anything. `isNamed` if it's known which officer gets the application. */
  lead: (purpose: FormValues['purpose'], isNamed: boolean) => string | undefined;
  /** Help shown next to the form; defaults to what to have handy. */
  note?: (purpose: FormValues['purpose']) => { title: string; text: string } | undefined;
  /** Renders the questions. */
  fields: (state: StepFieldsState) => ReactNode;
}

/** The presentation of each step. The domain defines its questions and requirements (`STEPS`). */
export const STEP_VIEWS: Readonly<Record<QuestionnaireStepId, StepView>> = {
  contact: {
    name: 'Contact',
    lead: () =>
      'Seven short steps. We start with how to reach you. This isn’t a commitment to lend, and we never ask for your Social Security number here.',
    fields: ({ canResume, officers }) => (
      <ContactStep canResume={canResume} officerId={officers.chosen?.id} />
    ),
  },
  goal: {
    name: 'Goal',
    lead: () => 'Tell us what the loan is for. The next questions depend on it.',
    fields: () => <GoalStep />,
  },
  property: {
    name: 'Property',
    lead: (purpose) => purpose && PROPERTY_LEADS[purpose],
    fields: () => <PropertyStep />,
  },
  details: {
    name: 'Loan details',
    lead: (purpose) => purpose && DETAILS_LEADS[purpose],
    note: (purpose) =>
      purpose === 'Purchase'
        ? {
            title: 'Gift money counts',
            text: 'Money from family can go toward your down payment. The lender will ask for a short gift letter.',
          }
        : undefined,
    fields: () => <DetailsStep />,
  },
  borrower: {
    name: 'About you',
    lead: () => 'This helps us find programs that may fit. It doesn’t affect your credit score.',
    note: () => ({
      title: 'No effect on your credit score',
      text: 'We use a soft credit inquiry or none at all.',
    }),
    fields: () => <BorrowerStep />,
  },
  qualifying: {
    name: 'Qualifying info',
    lead: () => 'Everything on this step is optional. You can skip it and go over it with your loan officer.',
    note: () => ({
      title: 'Round numbers are fine',
      text: 'Most monthly debts are on your credit report. Your loan officer can fill in what you leave out.',
    }),
    fields: () => <QualifyingStep />,
  },
  officer: {
    name: 'Officer and review',
    lead: (_purpose, isNamed) =>
      isNamed
        ? 'Check your answers, then submit your application.'
        : 'Tell us if you have a loan officer, check your answers and submit.',
    note: () => ({
      title: 'What happens after you submit',
      text: 'You’ll get a reference number and a list of documents to have ready.',
    }),
    fields: ({ isOnline, officers }) => <OfficerStep officers={officers} isOnline={isOnline} />,
  },
};
