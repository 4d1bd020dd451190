import Box from '@mui/material/Box';
import { GuideFigure } from './GuideFigure.tsx';

/** What underwriters often ask for, who sends it, and why. */
const CONDITIONS = [
  ['Your newest pay stub', 'You', 'The ones you sent are out of date.'],
  ['All pages of a bank statement', 'You', 'A page was missing.'],
  ['A letter about a large deposit', 'You', 'It didn’t come from your paycheck.'],
  ['Homeowner’s insurance policy', 'You', 'The lender won’t close without it.'],
  ['Title report', 'Title company', 'It shows whether debts are tied to the home.'],
  ['Employment check, right before closing', 'Lender', 'To confirm that you still have the job.'],
] as const;

/** A sample list of conditions from a conditional approval. */
export function ConditionsList() {
  return (
    <GuideFigure
      caption="A conditional approval: the loan is approved once these are in"
      note="A sample. Your own list depends on your file, and we send it to you with what to do about each line."
    >
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">What the underwriter asks for</th>
            <th scope="col">Who sends it</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {CONDITIONS.map(([what, who, why]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-who={who}>{who}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </GuideFigure>
  );
}

const tableStyles = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1.25,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { typography: 'body2', color: 'text.secondary', borderTop: 0, pt: 0 },
  '& tbody th': { fontWeight: 600 },
  '& td[data-who="You"]': { color: 'secondary.main', fontWeight: 600 },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr, & tbody th, & tbody td': { display: 'block', borderTop: 0, py: 0, pr: 0 },
    '& tbody tr': { py: 1.25, borderTop: '1px solid', borderColor: 'divider' },
  },
} as const;
