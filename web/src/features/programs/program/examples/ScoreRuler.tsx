import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { FHA_LEAST_DOWN } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { loanInks } from '../../chart/loanInks.ts';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';

const LEAST = 500;
const MOST = 850;
/** Where another down payment becomes possible: HUD Handbook 4000.1, section II.A, and `facts.conventionalCredit`. */
const FHA_SCORE = 580;
const CONVENTIONAL_SCORE = 620;
const TICKS = [LEAST, FHA_SCORE, CONVENTIONAL_SCORE, 700, 800, MOST] as const;
const toShare = (score: number) => `${((score - LEAST) / (MOST - LEAST)) * 100}%`;

/** What a buyer with an FHA loan puts down below `FHA_SCORE`: HUD Handbook 4000.1, section II.A. */
const LOW_SCORE_DOWN = 10;
/** For those who qualify, as `facts.conventionalDown` says it. */
const CONVENTIONAL_DOWN = 3;

/** The least down payment by credit score, with an FHA loan and with a conventional one: as a ruler, and below it what that comes to. */
export function ScoreRuler() {
  const { price } = loanExample('fha');
  const toDollars = (percent: number) => formatWholeDollars((price * percent) / 100);
  const ranges = [
    {
      scores: '500 to 579',
      figure: toDollars(LOW_SCORE_DOWN),
      loans: `FHA, ${LOW_SCORE_DOWN}% down`,
      text: 'FHA rules allow it, but many lenders don’t. Call us first: raising your score may cost you less.',
    },
    {
      scores: '580 to 619',
      figure: toDollars(FHA_LEAST_DOWN),
      loans: `FHA, ${FHA_LEAST_DOWN}% down`,
      text: 'The lowest scores for this down payment. Many lenders ask for more, so we look for one that doesn’t.',
    },
    {
      scores: '620 and up',
      figure: `From ${toDollars(CONVENTIONAL_DOWN)}`,
      loans: `Conventional from ${CONVENTIONAL_DOWN}%, or FHA`,
      text: 'Compare both: you can cancel a conventional loan’s insurance, while FHA’s costs the same at any score.',
    },
  ];
  return (
    <>
      <Box aria-hidden="true" sx={ruler}>
        <Track name="FHA">
          <Box sx={{ ...segment, ...hatched, width: toShare(FHA_SCORE) }}>
            {LOW_SCORE_DOWN}%{/* A narrow phone has no room for the word. */}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
              {' '}
              down
            </Box>
          </Box>
          <Box sx={{ ...segment, ...solid, flexGrow: 1 }}>{FHA_LEAST_DOWN}% down</Box>
        </Track>
        <Track name="Conventional">
          <Box sx={{ ...segment, width: toShare(CONVENTIONAL_SCORE) }} />
          <Box sx={{ ...segment, ...brass, flexGrow: 1 }}>As low as {CONVENTIONAL_DOWN}% down</Box>
        </Track>
        <Box sx={axis}>
          {TICKS.map((score) => (
            <Box
              component="span"
              key={score}
              sx={{
                left: toShare(score),
                display: score >= 700 && score < MOST ? { xs: 'none', sm: 'flex' } : 'flex',
              }}
            >
              <span>{score}</span>
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ul" sx={answers}>
        {ranges.map(({ scores, figure, loans, text }) => (
          <li key={scores}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              A score of {scores}
            </Typography>
            <Typography
              variant="h2"
              component="p"
              sx={{ color: 'primary.main', fontVariantNumeric: 'lining-nums' }}
            >
              {figure}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{loans}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
              <UnbrokenHyphens text={text} />
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}

const Track = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography variant="subtitle2" component="div" sx={{ mb: 0.5 }}>
      {name}
    </Typography>
    <Box sx={track}>{children}</Box>
  </div>
);

const ruler = { display: 'grid', rowGap: 1.5, fontVariantNumeric: 'lining-nums' } as const;

const track = {
  display: 'flex',
  height: { xs: 40, md: 52 },
  bgcolor: 'neutral.soft',
  borderRadius: '4px',
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const;

const segment = {
  display: 'flex',
  alignItems: 'center',
  px: { xs: 1, sm: 2 },
  typography: { xs: 'body2', md: 'body1' },
  fontWeight: { xs: 600, md: 600 },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;

const solid = { bgcolor: loanInks.principal, color: 'primary.contrastText' } as const;
const brass = { bgcolor: 'secondary.light', color: 'text.primary' } as const;
/** Allowed, and rare. */
const hatched = {
  bgcolor: 'primary.soft',
  color: 'text.primary',
  backgroundImage: 'repeating-linear-gradient(135deg, rgb(255 255 255 / 70%) 0 4px, transparent 4px 10px)',
  boxShadow: 'inset 0 0 0 2px var(--evergreen)',
  borderRadius: '4px 0 0 4px',
} as const;

const axis = {
  position: 'relative',
  height: 34,
  typography: 'body2',
  fontWeight: 600,
  '& > span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 0,
    alignItems: 'end',
    justifyContent: 'center',
  },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    height: 8,
    borderLeft: '2px solid',
    borderColor: 'neutral.main',
  },
  '& > span:first-of-type': { justifyContent: 'flex-start' },
  '& > span:last-of-type': { justifyContent: 'flex-end' },
} as const;

const answers = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
  display: 'grid',
  columnGap: { sm: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { py: 2.5, borderTop: 1, borderColor: 'divider' },
} as const;
