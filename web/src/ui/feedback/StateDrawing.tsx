import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { StateScene } from '../../lib/contexts/stateDrawingContext.ts';

const house = 'M72 100V70l28-22 28 22v30z';
const roof = 'm66 72 34-27 34 27-4 5-30-24-30 24z';

const scenes: Record<StateScene, ReactNode> = {
  // A mailbox, open and empty.
  empty: (
    <>
      <path className="wood" d="M96 76h8v28h-8z" />
      <path className="roof" d="M72 76V58a16 16 0 0 1 16-16h34a16 16 0 0 1 16 16v18z" />
      <path className="shade" d="M72 76V58a16 16 0 0 1 32 0v18z" />
      <path className="wall edged" d="m72 77-8 14h30l10-14z" />
      <path className="brass" d="M118 58h22v5h-17v11h-5z" />
      <path className="line" d="M40 104v-9M46 104l4-7M152 104v-10M158 104l5-7" />
    </>
  ),
  // An easel with a flyer of a house.
  flyers: (
    <>
      <path className="wood" d="m84 84 6 0-12 22h-6zM110 84h6l12 22h-6zM97 24h6v82h-6z" />
      <path className="wall edged" d="M74 30h52v56H74z" />
      <path className="ground" d="M80 36h40v26H80z" />
      <path className="roof" d="m84 51 16-11 16 11-2 2.500-14-9.500-14 9.500z" />
      <path className="shade" d="M89 52h22v10H89z" />
      <path className="brassLine" d="M82 69h36M82 77h22" />
      <path className="wood" d="M70 86h60v5H70z" />
    </>
  ),
  // A sign in a front yard, with a code to scan.
  links: (
    <>
      <path className="wood" d="M97 22h6v84h-6zM72 24h56v6H72z" />
      <path className="wall edged" d="M74 34h52v50H74z" />
      <path
        className="roof"
        fillRule="evenodd"
        d="M81 41h15v15H81zm4 4v7h7v-7zM104 41h15v15h-15zm4 4v7h7v-7zM81 62h15v15H81zm4 4v7h7v-7z"
      />
      <path
        className="brass"
        d="M104 62h5v5h-5zM114 62h5v5h-5zM109 67h5v5h-5zM104 72h5v5h-5zM114 72h5v5h-5z"
      />
      <path className="line" d="M44 104v-9M50 104l4-7M150 104v-10M156 104l5-7" />
    </>
  ),
  // A shield with a check mark, in front of a house.
  sound: (
    <>
      <path className="dashed" d={`${house}${roof}`} />
      <path className="roof" d="m100 40 28 9v20c0 17-11 28-28 35-17-7-28-18-28-35V49z" />
      <path className="wall" d="m100 47 21 7v15c0 13-8 21-21 27-13-6-21-14-21-27V54z" />
      <path className="brassLine" d="m90 71 8 8 14-17" />
    </>
  ),
  // The outline of a house under a magnifying glass.
  search: (
    <>
      <path className="dashed" d={`${house}${roof}M92 100V82h16v18`} />
      <circle className="wall" cx="132" cy="62" r="21" />
      <circle className="lens" cx="132" cy="62" r="21" />
      <path className="dashed" d="m118 60 14-11 14 11v14h-28z" />
      <path className="handle" d="m148 78 18 18" />
    </>
  ),
  // A garden gate, locked.
  denied: (
    <>
      <path className="wood" d="M44 52h14v52H44zM142 52h14v52h-14z" />
      <path className="roof" d="M40 44h22v9H40zM138 44h22v9h-22z" />
      <path className="wall edged" d="M62 66h76v7H62zM62 90h76v7H62z" />
      <path
        className="wall edged"
        d="m66 62 5-7 5 7v42H66zM82 62l5-7 5 7v42H82zM108 62l5-7 5 7v42h-10zM124 62l5-7 5 7v42h-10z"
      />
      <path className="brassLine" d="M94 76v-5a6 6 0 0 1 12 0v5" />
      <path className="brass" d="M90 75h20v17H90z" />
      <path className="shade" d="M98.500 80h3v7h-3z" />
    </>
  ),
  // A house without light below a torn wire.
  offline: (
    <>
      <path className="wood" d="M32 22h6v82h-6zM162 22h6v82h-6zM22 32h26v5H22zM152 32h26v5h-26z" />
      <path className="line" d="M46 37q14 16 34 11l3-8M154 37q-12 18-30 14l-2-9" />
      <path className="wall" d={house} />
      <path className="roof" d={roof} />
      <path className="shade" d="M82 74h12v12H82zM106 74h12v12h-12z" />
      <path className="brassLine" d="m90 32 4 5M104 30v7M115 33l-4 5" />
    </>
  ),
  // A house under repair, with a ladder.
  error: (
    <>
      <path className="wall" d={house} />
      <path className="roof" d="m66 72 34-27 12 9.500-6 9 9 1 4-2L134 72l-4 5-30-24-30 24z" />
      <path className="shade" d="M92 100V80h16v20zM112 76h10v10h-10z" />
      <path className="brassLine" d="m142 104-18-50M156 104l-18-50M137 90h14M132 76h14M127 62h14" />
      <path className="roof" d="m44 100 12-5 5 5-12 5zM32 104l9-3 4 3z" />
    </>
  ),
  // An empty lot with a bare sign.
  missing: (
    <>
      <path className="dashed" d={`${house}${roof}M92 100V82h16v18`} />
      <path className="wood" d="M152 62h5v42h-5z" />
      <path className="wall edged" d="M134 52h40v22h-40z" />
      <path className="brassLine" d="M142 63h24" />
    </>
  ),
};

const filled = (color: string) => ({ color, fill: 'currentColor' });
const drawn = (color: string, strokeWidth: number) => ({ color, stroke: 'currentColor', strokeWidth });

const styles = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '.ground': filled('primary.soft'),
  '.roof': filled('primary.main'),
  '.wall': filled('background.paper'),
  '.shade': filled('neutral.main'),
  '.wood': filled('secondary.main'),
  '.brass': filled('secondary.light'),
  '.edged': { stroke: 'var(--brass-dark)', strokeWidth: 1.5 },
  '.line': drawn('neutral.main', 2),
  '.brassLine': drawn('secondary.main', 3),
  '.dashed': { ...drawn('secondary.main', 2), strokeDasharray: '5 5' },
  '.lens': drawn('primary.main', 4),
  '.handle': drawn('primary.main', 7),
} as const;

/** A small drawing above a state's text, always the same size. */
export function StateDrawing({ scene }: { scene: StateScene }) {
  return (
    <Box component="svg" viewBox="0 0 200 120" width={200} height={120} aria-hidden="true" sx={styles}>
      <path className="ground" d="M4 108q0-9 40-12t64-1 58 0 30 13q-40 8-96 8T4 108z" />
      {scenes[scene]}
    </Box>
  );
}
