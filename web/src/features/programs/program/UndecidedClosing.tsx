import { apply } from '../programContentShape.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { undecidedClosing } from './programClosings.ts';

/** The end of the list of all programs. */
export const UndecidedClosing = () => <ClosingSection closing={undecidedClosing} to={apply.to} />;
