import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EndingActions, SecondaryAction, type Step } from '../../../../ui/layout/endings/EndingActions.tsx';
import { FitMark } from '../fit/FitMark.tsx';
import type { ClosingEntry } from './programClosings.ts';

/** What happens after someone applies, in order. */
export const ClosingSteps = ({ items }: { items: readonly ClosingEntry[] }) => (
  <Box
    component="ol"
    sx={{ ...entries, '& > li': { display: 'flex', gap: 3, alignItems: 'baseline', py: 2 } }}
  >
    {items.map((item, index) => (
      <li key={item.title}>
        <Typography component="span" variant="h2" aria-hidden sx={{ color: 'secondary.main' }}>
          {index + 1}
        </Typography>
        <div>
          <Typography variant="h3">{item.title}</Typography>
          <Typography sx={{ mt: 0.5 }}>{item.text}</Typography>
        </div>
      </li>
    ))}
  </Box>
);

/** A checklist of what to have ready. */
export const ClosingList = ({ list }: { list: { name: string; items: readonly ClosingEntry[] } }) => (
  <Box sx={sheet}>
    <Typography id="at-hand" variant="h3">
      {list.name}
    </Typography>
    <Box
      component="ul"
      aria-labelledby="at-hand"
      sx={{ ...entries, mt: 1, '& > li': { display: 'flex', gap: 2, py: 1.25 } }}
    >
      {list.items.map((item) => (
        <li key={item.title}>
          <FitMark kind="yes" isDark={false} />
          <span>
            <strong>{item.title}</strong>
            <br />
            {item.text}
          </span>
        </li>
      ))}
    </Box>
  </Box>
);

interface ClosingPathsProps {
  apply: ClosingEntry;
  other: ClosingEntry & { step?: Step };
  primary: Step;
  /** Calls the officer, or the company until the officer is known. */
  call: Step | undefined;
}

/** Two next steps: the questionnaire, and a call or another page. */
export const ClosingPaths = ({ apply, other, primary, call }: ClosingPathsProps) => (
  <Box sx={paths}>
    <Path entry={apply}>
      <EndingActions primary={primary} secondary="none" isDark />
    </Path>
    <Path entry={other}>
      {other.step ? (
        <Link href={other.step.to} color="inherit" sx={otherStep}>
          {other.step.label}
        </Link>
      ) : (
        <SecondaryAction step={call} />
      )}
    </Path>
  </Box>
);

const Path = ({ entry, children }: { entry: ClosingEntry; children: ReactNode }) => (
  <div>
    <Typography variant="h3">{entry.title}</Typography>
    <Typography sx={{ mt: 1, mb: 3, maxWidth: '29em', color: 'primary.soft' }}>{entry.text}</Typography>
    {children}
  </div>
);

const entries = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const sheet = {
  p: { xs: 3, md: 4 },
  bgcolor: 'background.paper',
  borderTop: '3px solid',
  borderColor: 'secondary.light',
} as const;

/** Aligned with the button next to it. */
const otherStep = { display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600 } as const;

const paths = {
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: { sm: 'flex-start' } },
  // Aligns the buttons.
  '& > div > p': { flexGrow: 1 },
  '& > div + div': {
    borderStyle: 'solid',
    borderColor: 'primary.light',
    borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
    pt: { xs: 4, sm: 0 },
    pl: { sm: 4, md: 8 },
  },
} as const;
