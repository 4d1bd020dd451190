import Box from '@mui/material/Box';
import { loanInks } from '../loanInks.ts';

interface BreakEvenScaleProps {
  /** Months until the savings have paid the costs; null when they never do. */
  breakEven: number | null;
  /** Months that somebody stays. */
  stay: number;
  texts: { breakEven: string; stay: string };
}

/** Room after the later of the two, so that both stand on the scale. */
const ROOM = 1.12;

/** The months that the costs take to come back, and how long one stays, on one line of time. Decoration: the words around it say the same. */
export function BreakEvenScale({ breakEven, stay, texts }: BreakEvenScaleProps) {
  const end = Math.max(breakEven ?? 0, stay) * ROOM;
  const at = (month: number) => (month / end) * 100;
  const paidBack = breakEven === null ? 100 : at(breakEven);
  return (
    <Box aria-hidden="true" sx={{ mt: 2.5, typography: 'body2', printColorAdjust: 'exact' }}>
      {breakEven !== null && <Flag at={paidBack}>{texts.breakEven}</Flag>}
      <Box sx={bar}>
        <Box sx={{ width: `${paidBack}%`, bgcolor: loanInks.interest }} />
        <Box sx={{ flex: 1, bgcolor: loanInks.principal }} />
      </Box>
      <Flag at={at(stay)}>{texts.stay}</Flag>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {(
          [
            ['Paying back the costs', loanInks.interest],
            ...(breakEven === null ? [] : [['Costs paid back', loanInks.principal] as const]),
          ] as const
        ).map(([name, color]) => (
          <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ width: 14, height: 10, bgcolor: color }} />
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A text at a place of the scale, on the side where there is room. */
function Flag({ at, children }: { at: number; children: string }) {
  const isLate = at > 50;
  return (
    <Box sx={{ display: 'flex', justifyContent: isLate ? 'flex-end' : 'flex-start' }}>
      <Box
        sx={{
          ...flag,
          ...(isLate
            ? { mr: `${100 - at}%`, borderRightWidth: 2, pr: 0.75 }
            : { ml: `${at}%`, borderLeftWidth: 2, pl: 0.75 }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const flag = {
  lineHeight: 1.35,
  py: 0.25,
  borderStyle: 'solid',
  borderColor: 'text.primary',
  borderWidth: 0,
  whiteSpace: 'nowrap',
} as const;

/** The two colors on paper, as they don't show on green. */
const bar = { display: 'flex', gap: '2px', height: 28, bgcolor: 'background.paper' } as const;
