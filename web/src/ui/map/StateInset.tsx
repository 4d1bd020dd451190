import Box from '@mui/material/Box';
import type { Box as Frame, StateMap } from './stateMap.ts';
import { stateOutline } from './stateOutline.ts';

interface StateInsetProps {
  map: StateMap;
  /** The state's name. */
  name: string;
  /** The part of the state that the map shows. */
  frame: Frame;
  isAtTop: boolean;
}

/** The corner of a map that the inset covers, in which no name may start. Sized for a phone, where the inset takes the largest part. */
export const INSET = { across: 0.32, up: 0.4 } as const;
export const INSET_CLEARANCE = { across: 0.38, up: 0.5 } as const;

/** Shows in a map's corner which part of the state it covers. Decorative, because places are named in text. */
export function StateInset({ map, name, frame, isAtTop }: StateInsetProps) {
  const { path, width, height, toSteps } = stateOutline(map);
  const [x0, y0, x1, y1] = toSteps(frame);
  // The frame may extend beyond the state, so make room for it.
  const [left, top] = [Math.min(0, x0) - 4, Math.min(0, y0) - 4];
  const [right, bottom] = [Math.max(width, x1) + 4, Math.max(height, y1) + 4];
  return (
    <Box sx={{ ...paper, ...(isAtTop ? { top: 10 } : { bottom: 10 }) }}>
      <Box
        component="svg"
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        sx={{ display: 'block', height: { xs: 52, sm: 68 }, mx: 'auto' }}
      >
        <path d={path} fill="#b9c8b8" stroke="#b9c8b8" strokeWidth={1} strokeLinejoin="round" />
        <rect
          x={x0}
          y={y0}
          width={x1 - x0}
          height={y1 - y0}
          fill="none"
          stroke="var(--evergreen)"
          strokeWidth={3}
        />
      </Box>
      {name}
    </Box>
  );
}

const paper = {
  position: 'absolute',
  right: 10,
  px: 1,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  // Almost opaque.
  bgcolor: 'rgb(255 253 249 / 94%)',
  textAlign: 'center',
  lineHeight: 1.3,
  color: 'text.primary',
} as const;
