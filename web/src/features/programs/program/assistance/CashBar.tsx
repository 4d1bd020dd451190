import Box from '@mui/material/Box';
import { loanColors } from '../../../../ui/charts/loanColors.ts';

interface CashBarProps {
  /** Dollars. */
  help: number;
  down: number;
  closing: number;
  isFaded: boolean;
}

/** The cash for a home as a bar: the part that help pays, and what the buyer brings for the down payment and closing costs. */
export const CashBar = ({ help, down, closing, isFaded }: CashBarProps) => {
  const parts = [
    { name: 'Assistance', dollars: help, ink: hatched },
    { name: 'Your down payment', dollars: down, ink: { bgcolor: loanColors.principal } },
    { name: 'Your closing costs', dollars: closing, ink: { bgcolor: loanColors.fees } },
  ].filter(({ dollars }) => dollars > 0);
  return (
    <Box aria-hidden="true" sx={{ mt: 2, ...(isFaded && { opacity: 0.25 }) }}>
      <Box sx={bar}>
        {parts.map(({ name, dollars, ink }) => (
          <Box key={name} sx={{ flexGrow: dollars, minWidth: 3, printColorAdjust: 'exact', ...ink }} />
        ))}
      </Box>
      <Box component="ul" sx={key}>
        {parts.map(({ name, ink }) => (
          <li key={name}>
            <Box component="span" sx={ink} />
            {name}
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** Hatched, because it isn't the buyer's own money. */
const hatched = {
  bgcolor: 'secondary.light',
  backgroundImage: 'repeating-linear-gradient(135deg, rgb(255 255 255 / 35%) 0 3px, transparent 3px 9px)',
} as const;

const bar = { display: 'flex', gap: '2px', height: 32, borderRadius: '4px', overflow: 'hidden' } as const;

const key = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  typography: 'body2',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& li > span': { width: 14, height: 14, borderRadius: '3px', printColorAdjust: 'exact' },
} as const;
