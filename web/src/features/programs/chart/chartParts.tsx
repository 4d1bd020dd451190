import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatTick } from './axisTicks.ts';

interface LegendProps {
  items: readonly { label: string; swatch: object }[];
  /** Space below it. */
  margin: number;
}

/** Names what is drawn in each color. */
export const Legend = ({ items, margin }: LegendProps) => (
  <Box
    aria-hidden="true"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2', mb: margin }}
  >
    {items.map(({ label, swatch }) => (
      <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          sx={{ width: 18, height: 12, borderRadius: '2px', ...swatch, printColorAdjust: 'exact' }}
        />
        {label}
      </Box>
    ))}
  </Box>
);

interface GridLineProps {
  dollars: number;
  top: number;
  /** Leaves out the line, but not its label. */
  isHidden: boolean;
}

/** A horizontal line at an amount; darker at zero. */
export const GridLine = ({ dollars, top, isHidden }: GridLineProps) => (
  <Box
    aria-hidden="true"
    sx={{
      position: 'absolute',
      insetInline: 0,
      top: `${top}%`,
      borderTop: 1,
      borderColor: dollars === 0 ? 'neutral.main' : isHidden ? 'transparent' : 'divider',
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
      {formatTick(dollars)}
    </Box>
  </Box>
);

/** A vertical line with a light edge, so that it's visible on dark areas. */
export const Marker = ({ x, dash }: { x: number; dash?: string }) => (
  <>
    <line x1={x} x2={x} y1="0" y2="100" stroke="var(--paper, #fffdf9)" strokeWidth="4" strokeOpacity="0.8" />
    <line x1={x} x2={x} y1="0" y2="100" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dash} />
  </>
);

/** Returns the percentage of a label's width that lies left of its year. Labels are at most half as wide as the chart. */
const shareLeft = (at: number): number => Math.max(Math.min(50, 2 * at), 2 * at - 100);

/** Opacity of an area's fill below its line. */
const TINT = 0.4;

interface AreasProps {
  /** The points of each upper edge, from the bottom area up. */
  lines: readonly (readonly string[])[];
  /** The y position of zero. */
  base: number;
  fills: readonly string[];
}

/** Stacked areas, with all fills painted below all edges. */
export const Areas = ({ lines, base, fills }: AreasProps) => (
  <>
    {lines.map((line, part) => (
      <polygon
        key={fills[part]}
        points={[...line, ...(lines[part - 1]?.toReversed() ?? [`100,${base}`, `0,${base}`])].join(' ')}
        fill={fills[part]}
        fillOpacity={TINT}
      />
    ))}
    {lines.map((line, part) => (
      <polyline
        key={fills[part]}
        points={line.join(' ')}
        fill="none"
        stroke={fills[part]}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    ))}
  </>
);

/** A small sample of an area, for the legend. */
export const areaSwatch = (color = 'transparent') => ({
  borderTop: `2px solid ${color}`,
  bgcolor: `color-mix(in srgb, ${color} ${TINT * 100}%, transparent)`,
});

export const areaName = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;

interface LabelProps {
  at: number;
  top: number;
  /** Emphasizes a label that isn't part of the scale. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A label at a position on the horizontal axis. Above the chart it's centered, or shifted to stay within the chart. */
export function Label({ at, top, isStrong = false, children }: LabelProps) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: `${at}%`,
        top,
        transform: top < 0 ? `translate(-${shareLeft(at)}%, -100%)` : 'translateX(-50%)',
        color: isStrong ? 'text.primary' : 'text.secondary',
        fontWeight: isStrong ? 600 : 400,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

/** Shows the amounts of a year at its position on the horizontal axis. */
export const Tooltip = ({ at, children }: { at: number; children: ReactNode }) => (
  <Box
    role="tooltip"
    sx={{
      position: 'absolute',
      zIndex: 1,
      top: 8,
      left: `${at}%`,
      transform: `translateX(-${at}%)`,
      p: 1.5,
      borderRadius: '6px',
      bgcolor: 'text.primary',
      color: 'background.paper',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      fontVariantNumeric: 'tabular-nums lining-nums',
    }}
  >
    {children}
  </Box>
);
