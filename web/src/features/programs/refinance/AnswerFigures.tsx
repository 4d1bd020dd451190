import Box from '@mui/material/Box';
import type { RefinanceVerdict } from './refinanceComparison.ts';

interface AnswerFiguresProps {
  figures: RefinanceVerdict['figures'];
  /** An input is invalid, so results for the last valid one must not be shown. */
  isInvalid?: boolean;
}

/** Shows what a refinance saves and when it pays off, side by side. */
export function AnswerFigures({ figures, isInvalid = false }: AnswerFiguresProps) {
  return (
    <Box component="dl" sx={row}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isInvalid ? '–' : value}</dd>
        </div>
      ))}
    </Box>
  );
}

const row = {
  m: 0,
  display: 'grid',
  // As wide as their text, so that no figure wraps.
  gridAutoFlow: 'column',
  // Aligns all names and all figures, even if one name wraps.
  gridTemplateRows: 'auto auto',
  '& > div': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    px: { xs: 1.25, sm: 1.5 },
    borderLeft: '1px solid #c5d3c2',
  },
  '& > div:first-of-type': { pl: 0, borderLeft: 0 },
  '& > div:last-of-type': { pr: 0 },
  '& dt': { typography: 'body2', fontWeight: 600, alignSelf: 'end' },
  '& dd': {
    m: 0,
    typography: 'h3',
    color: 'primary.main',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
  },
  // Keeps names from wrapping on a 320 px screen.
  '@media (max-width: 359.95px)': { '& > div': { px: 1 }, '& dd': { fontSize: '1.125rem' } },
} as const;
