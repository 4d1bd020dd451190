import { ClosingSection } from './ClosingSection.tsx';
import { undecidedClosing } from './programClosings.ts';

/** The end of the list of all programs. */
export const UndecidedClosing = () => (
  <ClosingSection
    closing={undecidedClosing}
    topic="purchase"
    about="which loan fits you"
    purpose="Purchase"
  />
);
