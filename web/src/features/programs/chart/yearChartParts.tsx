import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A vertical line with a light edge, so that it shows on dark areas. */
export const Marker = ({ x, dash }: { x: number; dash?: string }) => (
  <>
    <line x1={x} x2={x} y1="0" y2="100" stroke="var(--paper, #fffdf9)" strokeWidth="4" strokeOpacity="0.8" />
    <line x1={x} x2={x} y1="0" y2="100" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dash} />
  </>
);

/**
 * Returns the percentage of a label's width that is placed left of its year, so that a label up to half as wide as the chart stays inside
 * it.
 */
const shareLeft = (at: number): number => Math.max(Math.min(50, 2 * at), 2 * at - 100);

/** Areas are a tint of their line. */
const TINT = 0.4;

interface AreasProps {
  /** The points of each upper edge, from the lowest area up. */
  lines: readonly (readonly string[])[];
  /** The position of zero. */
  base: number;
  fills: readonly string[];
}

/** Stacked areas: all tints are drawn below all edges. */
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

/** A legend swatch for an area of the chart. */
export const areaSwatch = (ink = 'transparent') => ({
  borderTop: `2px solid ${ink}`,
  bgcolor: `color-mix(in srgb, ${ink} ${TINT * 100}%, transparent)`,
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
  /** Emphasizes a label that isn't part of a scale. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A label at a position on the horizontal axis. Labels above the chart are centered but kept inside the chart's edges. */
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

/** A tooltip with the year's amounts at a position on the horizontal axis. */
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
