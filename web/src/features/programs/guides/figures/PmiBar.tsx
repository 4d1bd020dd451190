import Box from '@mui/material/Box';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { GuideFigure } from './GuideFigure.tsx';

/** Ranges of the balance as a percentage of the home's original value, and their effect on PMI. */
const SPANS = [
  { from: 100, to: 80, what: 'Above 80%: you pay PMI', ink: loanColors.mortgageInsurance },
  { from: 80, to: 78, what: 'At 80%: ask to cancel it', ink: loanColors.interest },
  { from: 78, to: 70, what: 'At 78%: it ends automatically', ink: loanColors.principal },
] as const;

/** Shows when PMI ends, on a bar of the remaining balance. */
export function PmiBar() {
  return (
    <GuideFigure
      caption="Your balance, as a share of the home’s original value"
      note="The 78% date goes by your payment schedule, not by extra payments."
    >
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '2px', height: 40 }}>
        {SPANS.map(({ from, to, ink }) => (
          <Box key={from} sx={{ flex: from - to, bgcolor: ink, printColorAdjust: 'exact' }} />
        ))}
      </Box>
      <Box aria-hidden="true" sx={scale}>
        <Box sx={{ flex: 20 }}>100%</Box>
        <Box sx={{ flex: { xs: 10, md: 2 }, minWidth: 0 }}>80%</Box>
        {/* On a narrow bar it would collide with the 80% mark; the text below covers it. */}
        <Box sx={{ flex: 8, display: { xs: 'none', md: 'block' } }}>78%</Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {SPANS.map(({ what, ink }) => (
          <Box component="li" key={what} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', py: 0.25 }}>
            <Box aria-hidden="true" sx={{ flex: 'none', width: 12, height: 12, bgcolor: ink }} />
            {what}
          </Box>
        ))}
      </Box>
    </GuideFigure>
  );
}

const scale = { display: 'flex', gap: '2px', mt: 0.5, typography: 'body2' } as const;
