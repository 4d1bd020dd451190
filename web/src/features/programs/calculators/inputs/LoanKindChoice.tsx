import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import { LOAN_KIND_NAMES } from '../mortgage/loanLines.ts';

interface LoanKindChoiceProps {
  kind: LoanKind;
  onChange: (kind: LoanKind) => void;
  /** Extra fields for the selected loan type. */
  children?: ReactNode;
}

/** A loan type selector as wide as the fields below it. */
export const LoanKindChoice = ({ kind, onChange, children }: LoanKindChoiceProps) => (
  <Box sx={styles}>
    <Typography variant="subtitle2" aria-hidden="true">
      Loan type
    </Typography>
    {/* The end-to-end crawler looks up an element for each parameter in a link. */}
    <div id="loan-kind">
      <ToggleChoice label="Loan type" value={kind} options={LOAN_KIND_NAMES} onChange={onChange} />
    </div>
    {children}
  </Box>
);

const styles = {
  mb: 2.5,
  display: 'grid',
  gap: 0.75,
  '& [role="group"]': { width: '100%' },
  '& [role="group"] > .MuiToggleButton-root': { flexGrow: 1, minHeight: 44, fontSize: '0.9375rem' },
} as const;
