import type { FactId } from '@brokerage/domain/programs/facts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';

interface Action {
  label: string;
  to: string;
}

interface Block {
  title: string;
  lead?: string;
  /** Rows with a title and a text, columns side by side, a list with large numbers, or ordered steps. */
  kind: 'rows' | 'columns' | 'numbers' | 'steps';
  items: readonly { title: string; text: string }[];
  /** The suggested next step. */
  link?: Action;
}

/** A program page's copy, apart from its figures. */
export interface ProgramContent {
  heading: string;
  actions: readonly Action[];
  /** A sentence below the buttons. */
  note?: string;
  /** The figure shown below the buttons, on a page without a section of figures. */
  fact?: FactId;
  blocks: readonly Block[];
}

const purchase = preApprovalUrl('Purchase');
export const equityPreApprovalUrl = preApprovalUrl('HELOC/Other');
export const officer: Action = { label: 'Find a Loan Officer', to: sitePaths.branches };
export const apply: Action = { label: 'Apply Now', to: purchase };
export const preApproved: Action = { label: 'Get Pre-Approved', to: purchase };
