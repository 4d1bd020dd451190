import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars } from '../../../ui/forms/fields/sliderUnits.ts';
import type { County } from './loanVerdict.ts';

const [{ baseline, ceiling }] = LOAN_LIMITS.units;
/** The ends of the loan slider, in dollars. */
export const LOANS = [400_000, 2_000_000] as const;
const [MIN_LOAN, MAX_LOAN] = LOANS;
/** Sample loan between county limits, and clear of their labels: jumbo in some counties, conforming in others. */
export const FIRST_LOAN = 950_000;

/** “$400K”, “$2M” */
const formatShortDollars = (dollars: number) =>
  dollars < 1_000_000 ? `$${dollars / 1000}K` : `$${dollars / 1_000_000}M`;

const toShare = (dollars: number) => `${((dollars - MIN_LOAN) / (MAX_LOAN - MIN_LOAN)) * 100}%`;

interface LimitScaleProps {
  /** Dollars. */
  loan: number;
  onLoan: (loan: number) => void;
  /** Says whether these are the visitor's numbers. */
  numbersLine: ReactNode;
  /** The visitor's county, once it matches. */
  county: County | undefined;
  /** The county input, below the loan. */
  field: ReactNode;
  /** The verdict for the loan in that county. */
  answer: ReactNode;
  examples: ReactNode;
}

/**
 * Shows a loan on a scale with the baseline limit, the visitor's county limit and the ceiling, next to the county input and the verdict.
 */
export function LimitScale({ loan, onLoan, numbersLine, county, field, answer, examples }: LimitScaleProps) {
  /** Put the county limit's label left of its line if the loan's marker is on the right. */
  const isLeft = county && county.limit < loan;
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'fields' }}>
        <InertUntilHydrated>
          {numbersLine}
          <AmountSlider
            id="loan-amount"
            label="Your loan"
            value={loan}
            text={formatDollars(loan)}
            min={MIN_LOAN}
            max={MAX_LOAN}
            step={10_000}
            typed={sliderDollars}
            onChange={onLoan}
          />
        </InertUntilHydrated>
        {field}
      </Box>
      {/* On phones, right below the input. */}
      <Box sx={{ gridArea: 'answer' }}>{answer}</Box>
      {examples && <Box sx={{ gridArea: 'examples' }}>{examples}</Box>}
      <Box sx={{ gridArea: 'scale' }}>
        <Box
          component="figure"
          aria-label={`Conforming up to ${formatDollars(baseline)}, jumbo above ${formatDollars(ceiling)}, and by county between them`}
          sx={{ m: 0 }}
        >
          <Box aria-hidden="true" sx={scale}>
            <Box sx={{ ...part, left: 0, width: toShare(baseline), bgcolor: 'primary.main' }} />
            <Box
              sx={{
                ...part,
                left: toShare(baseline),
                width: `calc(${toShare(ceiling)} - ${toShare(baseline)})`,
                bgcolor: 'secondary.light',
              }}
            />
            <Box sx={{ ...part, left: toShare(ceiling), right: 0, ...hatched, ...goesOn }} />
            {/* A county limit labeled on the left needs the space of the scale's first label. */}
            {isLeft !== true && <Box sx={{ ...end, left: 0 }}>{formatShortDollars(MIN_LOAN)}</Box>}
            <Box sx={{ ...end, right: 0 }}>{`${formatShortDollars(MAX_LOAN)}+`}</Box>
            <Mark at={baseline} name="Most counties" side="left" />
            <Mark at={ceiling} name="Highest limit" side="right" />
            {county && (
              <Box sx={{ ...countyMark, left: toShare(county.limit) }}>
                <Box component="span" sx={isLeft ? { right: 10, textAlign: 'right' } : { left: 8 }}>
                  <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
                    {county.name}
                  </Box>{' '}
                  {formatDollars(county.limit)}
                </Box>
              </Box>
            )}
            <Box sx={{ ...pointer, left: toShare(loan) }}>
              <Box component="span" sx={{ transform: `translateX(calc(50% - ${toShare(loan)}))` }}>
                {formatDollars(loan)}
              </Box>
            </Box>
          </Box>
          <Box component="ul" sx={legend}>
            <li>
              <Box component="span" sx={{ bgcolor: 'primary.main' }} />
              Conforming in every county
            </li>
            <li>
              <Box component="span" sx={{ bgcolor: 'secondary.light' }} />
              Depends on your county
            </li>
            <li>
              <Box component="span" sx={hatched} />
              Jumbo in every county
            </li>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** A limit's label: below its line, or next to it on phones, where two labels don't fit between the lines. */
function Mark({ at, name, side }: { at: number; name: string; side: 'left' | 'right' }) {
  return (
    <>
      <Box sx={{ ...tick, left: toShare(at) }} />
      <Box
        sx={{
          ...mark,
          left: toShare(at),
          textAlign: { xs: side === 'left' ? 'right' : 'left', sm: 'center' },
          [side === 'left' ? 'pr' : 'pl']: { xs: 0.75, sm: 0 },
          transform: { xs: `translateX(${side === 'left' ? '-100%' : '0'})`, sm: 'translateX(-50%)' },
        }}
      >
        <span>{name}</span>
        <strong>{formatDollars(at)}</strong>
      </Box>
    </>
  );
}

const layout = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 3, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  gridTemplateAreas: {
    xs: '"fields" "answer" "scale" "examples"',
    md: '"fields answer" "fields scale" "fields examples"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  alignItems: 'start',
} as const;

const BAR = 40;
/** The bar sits lower on phones, where the county's name has its own line above its limit. */
const fromTop = (pixels: number) => `calc(var(--bar-top) + ${pixels}px)`;

const scale = {
  '--bar-top': { xs: '84px', sm: '72px' },
  position: 'relative',
  height: fromTop(BAR + 64),
} as const;

const part = { position: 'absolute', top: fromTop(0), height: BAR } as const;

const hatched = {
  backgroundImage:
    'repeating-linear-gradient(135deg, var(--mui-palette-neutral-main, #8f8a7d) 0 2px, transparent 2px 7px)',
  bgcolor: 'neutral.soft',
} as const;

/** Fades out because the scale continues. */
const goesOn = { maskImage: 'linear-gradient(to right, #000 75%, transparent)' } as const;

/** The labels at both ends of the scale. */
const end = {
  position: 'absolute',
  top: fromTop(-24),
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'lining-nums',
} as const;

/** A line through the bar, down to the limit's label. */
const tick = {
  position: 'absolute',
  top: fromTop(-6),
  // On phones, only down to the label next to it.
  height: { xs: BAR + 54, sm: BAR + 16 },
  // Thinner than the county's line, which may be right next to it.
  width: '1px',
  bgcolor: 'text.secondary',
} as const;

/** The limit of the visitor's county, labeled above the bar. */
const countyMark = {
  position: 'absolute',
  top: { xs: fromTop(-42), sm: fromTop(-22) },
  height: { xs: BAR + 42, sm: BAR + 22 },
  // Dashed, to tell it apart from the loan's marker.
  width: 0,
  ml: '-1px',
  borderLeft: '2px dashed',
  borderColor: 'primary.dark',
  '& > span': {
    position: 'absolute',
    top: -2,
    color: 'text.primary',
    typography: 'body2',
    lineHeight: '22px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  },
} as const;

const mark = {
  position: 'absolute',
  top: fromTop(BAR + 12),
  typography: 'body2',
  lineHeight: 1.35,
  color: 'text.secondary',
  '& > *': { display: 'block' },
  '& strong': { color: 'text.primary', fontVariantNumeric: 'lining-nums' },
} as const;

const pointer = {
  position: 'absolute',
  top: 0,
  width: 0,
  display: 'flex',
  justifyContent: 'center',
  transition: 'left 150ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '& > span': {
    px: 1.25,
    py: 0.25,
    borderRadius: '4px',
    bgcolor: 'text.primary',
    color: 'background.paper',
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    height: 32,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 32,
    left: -2,
    width: 4,
    height: fromTop(BAR - 32),
    bgcolor: 'text.primary',
    boxShadow: '0 0 0 1px var(--mui-palette-background-default, #f8f3ea)',
  },
} as const;

const legend = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& li > span': { flex: 'none', width: 20, height: 12 },
} as const;
