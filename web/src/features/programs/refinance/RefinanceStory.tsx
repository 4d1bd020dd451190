import { RefinanceSteps } from './RefinanceSteps.tsx';
import { WaysToRefinance } from './WaysToRefinance.tsx';

/** Content after the worksheet: what homeowners can change about their loan, and the steps. */
export function RefinanceStory() {
  return (
    <>
      <WaysToRefinance />
      <RefinanceSteps />
    </>
  );
}
