import { RefinanceSteps } from './RefinanceSteps.tsx';
import { WaysToRefinance } from './WaysToRefinance.tsx';

/** The sections after the worksheet: what borrowers can change about a loan, and how a refinance works. */
export function RefinanceStory() {
  return (
    <>
      <WaysToRefinance />
      <RefinanceSteps />
    </>
  );
}
