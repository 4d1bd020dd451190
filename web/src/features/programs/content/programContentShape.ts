import type { FactId } from '@brokerage/domain/programs/facts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';

interface Action {
  label: string;
  to: string;
}

interface Block {
  title: string;
  lead?: string;
  /** Rows with a title and text, side-by-side columns, a list with large numbers, or ordered steps. */
  kind: 'rows' | 'columns' | 'numbers' | 'steps';
  items: readonly { title: string; text: string }[];
  /** Links to the next step. */
  link?: Action;
}

/** A program page's text, apart from its figures. */
export interface ProgramContent {
  heading: string;
  actions: readonly Action[];
  /** A sentence below the buttons. */
  note?: string;
  /** A fact shown below the buttons on pages without a section of figures. */
  fact?: FactId;
  blocks: readonly Block[];
}

const purchase = preApprovalUrl('Purchase');
export const equity = preApprovalUrl('HELOC/Other');
export const officer: Action = { label: 'Find a Loan Officer', to: routePaths.branches };
export const apply: Action = { label: 'Apply Now', to: purchase };
export const preApproved: Action = { label: 'Get Pre-Approved', to: purchase };
