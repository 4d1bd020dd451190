import { RefinanceSteps } from './RefinanceSteps.tsx';
import { WaysToRefinance } from './WaysToRefinance.tsx';

/** What follows the worksheet for somebody with a loan: what they could change about it, and how that goes. */
export function RefinanceStory() {
  return (
    <>
      <WaysToRefinance />
      <RefinanceSteps />
    </>
  );
}
