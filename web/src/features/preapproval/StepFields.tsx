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
  /** The page was just opened with it. */
  isArrival: boolean;
  isOnline: boolean;
  officers: OfficerChoice;
}

/** The questions of one step. */
export function StepFields({ stepId, isReturning, isArrival, isOnline, officers }: StepFieldsProps) {
  switch (stepId) {
    case 'contact':
      return <ContactStep isReturning={isReturning} isArrival={isArrival} />;
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
