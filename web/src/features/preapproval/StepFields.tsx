import { BorrowerStep } from './steps/BorrowerStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { GoalStep } from './steps/GoalStep.tsx';
import { OfficerStep } from './steps/OfficerStep.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { QualifyingStep } from './steps/QualifyingStep.tsx';
import type { OfficerChoice } from './useChosenOfficer.ts';

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
