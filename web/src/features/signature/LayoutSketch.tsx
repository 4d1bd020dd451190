import type { SignatureLayout } from '@brokerage/domain/signature/signature';
import { Box } from '@mui/material';
import type { ReactNode, SVGProps } from 'react';

/** `strong` is the accent, `soft` the text. */
const strong = { fill: 'currentColor' };
const soft = { fill: 'currentColor', opacity: 0.45 };
const line = (x: number, y: number, width: number, look: SVGProps<SVGRectElement> = soft) => (
  <rect x={x} y={y} width={width} height={4} rx={2} {...look} />
);

const SKETCHES: Record<SignatureLayout, ReactNode> = {
  horizontal: (
    <>
      <circle cx={16} cy={22} r={12} {...soft} />
      <rect x={36} y={8} width={2} height={28} {...strong} />
      {line(46, 9, 44, strong)}
      {line(46, 20, 60)}
      {line(46, 31, 52)}
    </>
  ),
  vertical: (
    <>
      <rect x={4} y={2} width={112} height={2} {...strong} />
      <circle cx={11} cy={14} r={7} {...soft} />
      {line(4, 25, 44, strong)}
      {line(4, 32, 60)}
      {line(4, 39, 52)}
    </>
  ),
  compact: (
    <>
      <circle cx={14} cy={22} r={9} {...soft} />
      {line(32, 14, 70, strong)}
      {line(32, 25, 82)}
    </>
  ),
  banner: (
    <>
      <rect x={4} y={3} width={112} height={19} rx={2} {...strong} />
      <Box component="g" sx={{ color: 'background.paper' }}>
        <circle cx={16} cy={12.5} r={6.5} {...strong} />
        {line(28, 10.5, 44, strong)}
      </Box>
      {line(10, 28, 60)}
      {line(10, 37, 52)}
    </>
  ),
};

/** A layout in a few strokes; its name stands beside it. */
export function LayoutSketch({ layout }: { layout: SignatureLayout }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 44"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', maxWidth: 150, color: 'primary.main' }}
    >
      {SKETCHES[layout]}
    </Box>
  );
}
