import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import type { County } from './loanVerdict.ts';

const [{ baseline, ceiling }] = LOAN_LIMITS.units;
/** The ends of the scale. */
export const LOANS = [400_000, 2_000_000] as const;
const [LEAST, MOST] = LOANS;
/** Between county limits, so it's jumbo in some counties and conforming in others. */
export const FIRST_LOAN = 1_230_000;

/** “$400K”, “$2M” */
const inShort = (dollars: number) =>
  dollars < 1_000_000 ? `$${dollars / 1000}K` : `$${dollars / 1_000_000}M`;

const toShare = (dollars: number) => `${((dollars - LEAST) / (MOST - LEAST)) * 100}%`;

interface LimitScaleProps {
  /** Dollars. */
  loan: number;
  onLoan: (loan: number) => void;
  /** Says whose numbers these are. */
  whose: ReactNode;
  /** The visitor's county, once found. */
  county: County | undefined;
  /** The county field, shown below the loan. */
  field: ReactNode;
  /** Whether the loan is jumbo in that county. */
  answer: ReactNode;
  examples: ReactNode;
}

/** A loan on a scale with the baseline, the limit of the visitor's county and the ceiling, next to the county field and its answer. */
export function LimitScale({ loan, onLoan, whose, county, field, answer, examples }: LimitScaleProps) {
  /** Whether the county limit's label goes left of its line, away from the loan's label. */
  const isLeft = county && county.limit < loan;
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'fields' }}>
        <InertUntilHydrated>
          {whose}
          <AmountSlider
            id="loan-amount"
            label="Your loan"
            value={loan}
            text={formatDollars(loan)}
            min={LEAST}
            max={MOST}
            step={10_000}
            typed={{ notation: NOTATIONS.money, toText: formatDollars }}
            onChange={onLoan}
          />
        </InertUntilHydrated>
        {field}
      </Box>
      {/* On a phone, right below the field. */}
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
            {/* A county limit labeled at the left replaces the start of the scale. */}
            {isLeft !== true && <Box sx={{ ...end, left: 0 }}>{inShort(LEAST)}</Box>}
            <Box sx={{ ...end, right: 0 }}>{`${inShort(MOST)}+`}</Box>
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

/** A limit with its name: below its line, or next to it on a phone, where two names don't fit between the lines. */
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
/** The bar is lower on a phone, where the county's name has its own line above its limit. */
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

/** Fades out because the scale is open-ended. */
const goesOn = { maskImage: 'linear-gradient(to right, #000 75%, transparent)' } as const;

/** Labels at the ends of the scale. */
const end = {
  position: 'absolute',
  top: fromTop(-24),
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'lining-nums',
} as const;

/** Crosses the bar, down to the limit's name. */
const tick = {
  position: 'absolute',
  top: fromTop(-6),
  // On a phone, reaches the name next to it.
  height: { xs: BAR + 54, sm: BAR + 16 },
  // Lighter than the county's line, which may be next to it.
  width: '1px',
  bgcolor: 'text.secondary',
} as const;

/** The limit of the visitor's county, named above the bar. */
const countyMark = {
  position: 'absolute',
  top: { xs: fromTop(-42), sm: fromTop(-22) },
  height: { xs: BAR + 42, sm: BAR + 22 },
  // Dashed, to distinguish it from the loan's line.
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
