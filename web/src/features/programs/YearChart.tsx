import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import { type PointerEvent, useState } from 'react';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { axisTicks, formatTick, labeledYears } from './axisTicks.ts';
import { loanInks } from './loanInks.ts';
import { yearLine } from './yearLine.ts';

interface YearSeries {
  label: string;
  /** Dollars, one value for each year. */
  values: readonly number[];
}

interface YearChartProps {
  /** The chart in one sentence, for those who don't see it. */
  summary: string;
  /** Areas that add up, or bars of how much more the second amount is than the first. */
  kind: 'areas' | 'difference';
  /** What bars above and below zero mean. */
  difference?: readonly [above: string, below: string];
  /** Amounts that stay for a year and then change at once. */
  stepped?: boolean;
  years: readonly number[];
  /** Areas from the lowest up, or two amounts to compare. */
  series: readonly [YearSeries, YearSeries, ...YearSeries[]];
  /** A year that something happens in. */
  mark?: { year: number; text: string } | undefined;
}

// British, as it has no comma before “and”: the names have commas of their own.
const listNames = new Intl.ListFormat('en-GB');
/** “FHA premium” keeps its capitals. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const HEIGHT = 260;
/** Bars above zero and below it. */
const inks = ['var(--evergreen)', '#a98436'] as const;
/** Areas are principal, interest and mortgage insurance. */
const fills: readonly string[] = [loanInks.principal, loanInks.interest, loanInks.mortgageInsurance];

/**
 * Amounts over the years of a loan. Drawn without a library, so that it is in the static page and on paper; a hidden slider gives it
 * arrow keys, touch, and words for screen readers. Offer the same figures as a table beside it.
 */
export function YearChart({
  summary,
  kind,
  difference,
  stepped = false,
  years,
  series,
  mark,
}: YearChartProps) {
  const [at, setAt] = useState<number>();
  const isHydrated = useIsHydrated();
  const [lower, upper] = series;
  // The upper edge of each area.
  const edges = series.map((_, at) =>
    years.map((_year, i) => series.slice(0, at + 1).reduce((sum, { values }) => sum + (values[i] ?? 0), 0)),
  );
  const isBars = kind === 'difference';
  // Each year is as wide as the others: the first and the last, too.
  const isSpans = isBars || stepped;
  const top = isBars
    ? years.map((_, i) => (upper.values[i] ?? 0) - (lower.values[i] ?? 0))
    : (edges.at(-1) ?? []);
  // Above an area the axis goes on: it would look cut off there.
  const highest = Math.max(...top) * (isBars ? 1 : 1.03);
  const ticks = axisTicks(Math.min(...(isBars ? [] : lower.values), ...top), highest);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // So close above an area, the highest line would look like a gap.
  const isTouched = !isBars && high - Math.max(...top) < (high - low) * 0.03;
  const last = years.length - 1;
  const x = (index: number) => {
    if (isSpans) return ((index + 0.5) / years.length) * 100;
    return last === 0 ? 50 : (index / last) * 100;
  };
  const y = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const halfYear = stepped || last === 0 ? 50 / years.length : 0;
  const line = (values: readonly number[]) => yearLine(values, { x, y, halfYear });
  const back = (values: readonly number[]) => line(values).split(' ').toReversed().join(' ');
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    const index = isSpans ? Math.floor(part * years.length) : Math.round(part * last);
    setAt(Math.min(last, Math.max(0, index)));
  };
  const readOut = (index: number) =>
    series.map(
      ({ label, values }) => `${label} ${formatDollars(Math.round(values[index] ?? 0)).replace('-', '−')}`,
    );
  const markAt = mark ? years.indexOf(mark.year) : -1;
  return (
    <Box component="figure" aria-label={summary} sx={{ m: 0 }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2', mb: mark ? 4 : 2 }}
      >
        {(difference ?? series.map(({ label }) => label)).map((label, index) => (
          <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box
              component="span"
              sx={{
                width: 18,
                height: 12,
                borderRadius: '2px',
                bgcolor: isBars ? inks[index] : fills[index],
                printColorAdjust: 'exact',
              }}
            />
            {label}
          </Box>
        ))}
      </Box>
      <Box sx={{ position: 'relative', height: HEIGHT, ml: '52px', mr: 1, typography: 'caption' }}>
        {ticks.map((tick) => (
          <Box
            key={tick}
            aria-hidden="true"
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: `${y(tick)}%`,
              borderTop: 1,
              borderColor:
                tick === 0 ? 'neutral.main' : tick === high && isTouched ? 'transparent' : 'divider',
            }}
          >
            <Box
              component="span"
              sx={{
                position: 'absolute',
                right: '100%',
                mr: 1,
                transform: 'translateY(-50%)',
                color: 'text.secondary',
                whiteSpace: 'nowrap',
              }}
            >
              {formatTick(tick)}
            </Box>
          </Box>
        ))}
        <Box
          component="svg"
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            overflow: 'visible',
            '& *': { vectorEffect: 'non-scaling-stroke' },
          }}
        >
          {kind === 'areas' &&
            edges.map((edge, index) => {
              const below = edges[index - 1];
              return (
                <polygon
                  key={fills[index]}
                  points={`${line(edge)} ${below ? back(below) : `100,${y(0)} 0,${y(0)}`}`}
                  fill={fills[index]}
                  stroke="var(--paper, #fffdf9)"
                  strokeWidth="1"
                />
              );
            })}
          {kind === 'areas' && (
            <polyline points={line(top)} fill="none" stroke={fills[series.length - 1]} strokeWidth="1.5" />
          )}
          {isBars && markAt >= 0 && <Marker x={x(markAt)} dash="2 4" />}
          {isBars &&
            top.map((value, index) => (
              <rect
                key={years[index]}
                x={x(index) - 35 / years.length}
                width={70 / years.length}
                y={Math.min(y(0), y(value))}
                height={Math.abs(y(value) - y(0))}
                fill={value < 0 ? inks[1] : inks[0]}
              />
            ))}
          {!isBars && markAt >= 0 && <Marker x={x(markAt) + halfYear} dash="2 4" />}
          {at !== undefined && <Marker x={x(at)} />}
        </Box>
        {mark && markAt >= 0 && (
          <Label at={x(markAt) + halfYear} top={-6}>
            {mark.text}
          </Label>
        )}
        {at !== undefined && (
          <Box
            role="tooltip"
            sx={{
              position: 'absolute',
              zIndex: 1,
              top: 8,
              left: `${x(at)}%`,
              transform: `translateX(-${x(at)}%)`,
              p: 1.5,
              borderRadius: '6px',
              bgcolor: 'text.primary',
              color: 'background.paper',
              whiteSpace: 'nowrap',
              pointerEvents: 'none',
              fontVariantNumeric: 'tabular-nums lining-nums',
            }}
          >
            <strong>Year {years[at]}</strong>
            {readOut(at).map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Box>
        )}
        <Box
          component="input"
          type="range"
          // A key that is pressed before React answers would be lost.
          disabled={!isHydrated}
          min={0}
          max={last}
          value={at ?? 0}
          aria-label={`${listNames.format(series.map(({ label }, index) => (index ? inSentence(label) : label)))} by year`}
          aria-valuetext={`Year ${years[at ?? 0]}: ${readOut(at ?? 0).join(', ')}`}
          onChange={({ target }) => setAt(Number(target.value))}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setAt(undefined)}
          onFocus={() => setAt((before) => before ?? 0)}
          onBlur={() => setAt(undefined)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            m: 0,
            opacity: 0,
            cursor: 'crosshair',
            touchAction: 'pan-y',
          }}
        />
      </Box>
      <Box
        aria-hidden="true"
        sx={{ position: 'relative', height: 28, ml: '52px', mr: 1, typography: 'caption' }}
      >
        {labeledYears(years).map((year) => (
          // A year of steps ends halfway to the next, where a mark stands.
          <Label key={year} at={x(years.indexOf(year)) + halfYear} top={6}>
            {year}
          </Label>
        ))}
      </Box>
      <Box
        component="figcaption"
        sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
      >
        Years
      </Box>
    </Box>
  );
}

/** An upright line, with a light edge so that it shows on dark areas. */
const Marker = ({ x, dash }: { x: number; dash?: string }) => (
  <>
    <line x1={x} x2={x} y1="0" y2="100" stroke="var(--paper, #fffdf9)" strokeWidth="4" strokeOpacity="0.8" />
    <line x1={x} x2={x} y1="0" y2="100" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dash} />
  </>
);

/** Returns the percentage of a label, up to half as wide as the chart, that stands left of its year. */
const shareLeft = (at: number): number => Math.max(Math.min(50, 2 * at), 2 * at - 100);

/** Words at a place of the horizontal axis. */
function Label({ at, top, children }: { at: number; top: number; children: React.ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: `${at}%`,
        top,
        // Words above the chart stay within it: centered, unless they would leave it at a side.
        transform: top < 0 ? `translate(-${shareLeft(at)}%, -100%)` : 'translateX(-50%)',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
