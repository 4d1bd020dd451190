import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const WALLS = ['#a9644a', '#e4cfa6', '#86a08c', '#d9c3b0', '#c98d6b'] as const;
const ROOFS = ['#1e4034', '#6d5638', '#47695b', '#864a36'] as const;

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
const pick = <T,>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

interface SceneProps {
  /** Whose street it is: every branch has houses of its own. */
  branchId: string;
  state: string;
}

/** The street of a branch, as its state builds: gables and maples, or stucco and palms. Decoration. */
export function StreetScene({ branchId, state }: SceneProps) {
  const seed = sumOf(branchId);
  const isWest = state === 'CA';
  return (
    <Box
      component="svg"
      viewBox="0 0 400 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <path d="M0 0h400v150H0z" fill={isWest ? '#f9e3c0' : '#f3ead6'} />
      <circle cx={60 + ((seed * 37) % 280)} cy={isWest ? 50 : 34} r={isWest ? 24 : 15} fill="#f0cf85" />
      <path
        d={isWest ? 'M0 96q70-44 140-14t120-8 140 6v70H0z' : 'M0 104q90-24 190-8t210-8v62H0z'}
        fill="#c5d3c2"
      />
      {isWest ? <StuccoRow seed={seed} /> : <GableRow seed={seed} />}
      <path d="M0 132h400v6H0z" fill="#e4dac5" />
      <path d="M0 138h400v12H0z" fill="#7d837a" />
      <path d="M0 144.500h400" stroke="#e9dfc6" strokeWidth="1.500" strokeDasharray="16 12" />
    </Box>
  );
}

function GableRow({ seed }: { seed: number }) {
  const at = (x: number, index: number): ReactNode => {
    const height = 44 + ((seed * (index + 3)) % 18);
    const top = 132 - height;
    return (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d={`M0 132v-${height}h62v${height}z`} fill={pick(WALLS, seed + index)} />
        <path d={`M-6 ${top} 31 ${top - 28} 68 ${top}z`} fill={pick(ROOFS, seed + index * 2)} />
        <path d={`M46 ${top - 26}h8v20h-8z`} fill="#864a36" />
        <path
          d={`M8 ${top + 9}h13v15H8zM41 ${top + 9}h13v15H41zM26 ${top - 13}h10v9H26z`}
          fill="#fffdf9"
          stroke="#1c1f1b"
          strokeOpacity="0.25"
        />
        <path d="M25 132v-22h13v22z" fill={pick(ROOFS, seed + index * 2 + 1)} />
        <path d="M20 132v-3h23v3z" fill="#e4dac5" />
      </g>
    );
  };
  return (
    <>
      {[28, 122, 216, 310].map(at)}
      {[108, 296].map((x) => (
        <Maple key={x} x={x} />
      ))}
    </>
  );
}

function Maple({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-2 132V96h4v36z" fill="#6d5638" />
      <path
        d="M0 62c13-1 20 9 18 17 6 8-1 19-11 19-6 5-16 3-18-3-9-2-11-13-5-19-1-8 7-14 16-14z"
        fill="#47695b"
      />
      <path d="M-7 72c5-5 12-4 14 0-2 6-11 7-14 0z" fill="#86a08c" />
    </g>
  );
}

function StuccoRow({ seed }: { seed: number }) {
  return (
    <>
      {[34, 164, 290].map((x, index) => {
        const wall = pick(['#fffdf9', '#f1dcc0', '#ecd3bd'], seed + index);
        return (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M0 132V92h86v40z" fill={wall} />
            <path d="M54 92V76h32v56H54z" fill={wall} />
            <path d="M-5 92 4 82h47v10zM49 76l7-10h28l7 10z" fill="#a9644a" />
            <path d="M10 132v-16a9 9 0 0 1 18 0v16z" fill="#1e4034" />
            <path
              d="M36 104h13v14H36zM63 86h13v13H63zM63 108h13v14H63z"
              fill="#dfe8e6"
              stroke="#1c1f1b"
              strokeOpacity="0.3"
            />
          </g>
        );
      })}
      {[20, 142, 268, 388].map((x, index) => (
        <Palm key={x} x={x} height={52 + ((seed + index * 11) % 22)} />
      ))}
    </>
  );
}

function Palm({ x, height }: { x: number; height: number }) {
  return (
    <g transform={`translate(${x} ${132 - height})`}>
      <path d={`M-1.500 ${height} 0 2h2l1.500 ${height - 2}z`} fill="#6d5638" />
      <path
        d="M1 3C-6-6-15-4-19 4c7-3 13-2 20-1ZM1 3C8-6 17-4 21 4 14 1 8 2 1 3ZM1 3c-3-9-11-13-17-11 7 2 12 6 17 11Zm0 0C4-6 12-10 18-8 11-6 6-2 1 3Zm0 0c-7 1-12 7-12 13 4-6 7-9 12-13Zm0 0c7 1 12 7 12 13-4-6-7-9-12-13Z"
        fill="#47695b"
      />
    </g>
  );
}
