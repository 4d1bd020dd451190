import Box from '@mui/material/Box';

const DARK = 'var(--evergreen-dark)';
const GREEN = 'var(--evergreen)';
const LIGHT = 'var(--brass)';
const mix = (one: string, share: number, other: string) => `color-mix(in srgb, ${one} ${share}%, ${other})`;

const GROUND = mix(DARK, 72, '#000');
const WALL = mix(GREEN, 62, '#f4ecd8');
const ROOF = mix(DARK, 62, '#000');
const TRIM = mix(LIGHT, 22, '#fbf6ea');
const LIT = mix(LIGHT, 62, '#fff4d2');

/** Hidden on wide screens, where the text is in front of them. */
const STARS_BEHIND_TEXT = [
  [84, 70, 1.6],
  [212, 132, 1.2],
  [330, 44, 1.4],
  [468, 118, 1.1],
  [590, 62, 1.7],
  [702, 150, 1.2],
  [806, 48, 1.3],
  [918, 106, 1.5],
] as const;

const STARS = [
  [1012, 40, 1.1],
  [1136, 92, 1.4],
  [1262, 46, 1.6],
  [1388, 112, 1.2],
  [1502, 64, 1.5],
] as const;

type Star = readonly [x: number, y: number, radius: number];

const Stars = ({ stars }: { stars: readonly Star[] }) =>
  stars.map(([x, y, radius]) => <circle key={x} cx={x} cy={y} r={radius} fill="#f8f0d8" opacity="0.7" />);

/** A lit window with its bars. */
function Pane({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect x={x - 4} y={y - 4} width={width + 8} height={height + 8} fill={TRIM} />
      <rect x={x} y={y} width={width} height={height} fill={LIT} />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`}
        stroke={TRIM}
        strokeWidth="3"
      />
    </g>
  );
}

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0V-70h10V0z" fill={mix(GROUND, 70, '#5b4126')} />
      <path
        d="M0-190c34 0 52 26 46 52 26 8 30 46 4 58-6 22-84 22-96 0-28-10-24-50 2-58-6-28 12-52 44-52z"
        fill={mix(DARK, 78, GREEN)}
      />
      <path
        d="M8-184c26 4 42 26 36 50 24 8 28 40 6 52-8 14-30 16-50 14 40-14 50-76 8-116z"
        fill={mix(GREEN, 72, LIGHT)}
        opacity="0.32"
      />
    </g>
  );
}

function Neighbour({ x, width }: { x: number; width: number }) {
  const wall = mix(DARK, 60, GREEN);
  return (
    <g>
      <path d={`M${x} 440v-74l${width / 2}-44 ${width / 2} 44v74z`} fill={wall} />
      <path
        d={`M${x - 9} 372l${width / 2 + 9}-56 ${width / 2 + 9} 56-5 8-${width / 2 + 4}-51-${width / 2 + 4} 51z`}
        fill={ROOF}
      />
      <rect x={x + width * 0.2} y="388" width="17" height="24" fill={LIT} opacity="0.85" />
      <rect x={x + width * 0.6} y="388" width="17" height="24" fill={LIT} opacity="0.4" />
    </g>
  );
}

/** The house: two gables, a porch with its lamp on, and a path from the door to the viewer. */
function House() {
  return (
    <g>
      <path d="M1236 196h30v66h-30z" fill={mix(ROOF, 70, '#7a4a35')} />
      <path d="M986 440V282h384v158z" fill={WALL} />
      <path
        d="M986 296h384M986 312h384M986 328h384M986 344h384M986 360h384M986 376h384M986 392h384M986 408h384M986 424h384"
        stroke={DARK}
        strokeWidth="1.5"
        opacity="0.16"
      />
      <path d="M960 290l56-80h324l56 80z" fill={ROOF} />
      <path d="M960 290h436v9H960z" fill={TRIM} opacity="0.9" />
      <path d="M1012 440V276l82-78 82 78v164z" fill={mix(WALL, 88, '#fff')} />
      <path d="M996 288l98-94 98 94-9 9-89-85-89 85z" fill={TRIM} />
      <Pane x={1076} y={246} width={36} height={44} />
      <Pane x={1040} y={334} width={38} height={58} />
      <Pane x={1110} y={334} width={38} height={58} />
      <path d="M1188 440V342h166v98z" fill={mix(WALL, 70, DARK)} />
      <Pane x={1292} y={362} width={40} height={46} />
      <path d="M1222 440v-78h40v78z" fill={LIGHT} />
      <path d="M1228 368h28v28h-28z" fill={LIT} />
      <circle cx="1256" cy="408" r="2.600" fill={DARK} />
      <path d="M1176 342l14-26h172l14 26z" fill={ROOF} />
      <path d="M1176 342h200v7h-200z" fill={TRIM} />
      <path d="M1184 349h9v91h-9zM1268 349h7v91h-7zM1352 349h9v91h-9z" fill={TRIM} />
      <circle cx="1242" cy="356" r="46" fill="url(#dusk-lamp)" />
      <circle cx="1242" cy="355" r="4.500" fill="#fffbe9" />
      <path d="M1206 440h72v8h-72zM1198 448h88v9h-88z" fill={mix(TRIM, 70, DARK)} />
    </g>
  );
}

/** A mailbox with its flag up: something has arrived. */
function Mailbox() {
  return (
    <g transform="translate(322 164) scale(0.75)">
      <path d="M1124 418h8v60h-8z" fill={mix(GROUND, 60, '#6b4c2c')} />
      <path d="M1098 420v-17a15 15 0 0 1 15-15h32a15 15 0 0 1 15 15v17z" fill={mix(GREEN, 70, '#fff')} />
      <path d="M1098 420v-17a15 15 0 0 1 30 0v17z" fill={mix(GREEN, 90, '#fff')} />
      <path d="M1146 404v-34h4v34z" fill={TRIM} />
      <path d="M1150 370h18v12h-18z" fill={LIGHT} />
    </g>
  );
}

/** A lit house in the evening, in the company's colors. Decorative: the text says everything. */
export function DuskScene() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1600 520"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="no-print"
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: '100%',
        height: { xs: 176, sm: 264, md: '100%' },
        display: 'block',
        // Fades in below the text, where the sky would start with a hard edge.
        maskImage: { xs: 'linear-gradient(to bottom, transparent, #000 55%)', md: 'none' },
      }}
    >
      <defs>
        <radialGradient id="dusk-glow" cx="1210" cy="440" r="640" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={LIGHT} stopOpacity="0.78" />
          <stop offset="0.38" stopColor={LIGHT} stopOpacity="0.34" />
          <stop offset="1" stopColor={LIGHT} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="dusk-lamp">
          <stop offset="0" stopColor="#fff4d2" stopOpacity="0.85" />
          <stop offset="1" stopColor="#fff4d2" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="520" fill="url(#dusk-glow)" />
      <Box component="g" sx={{ display: { md: 'none' } }}>
        <Stars stars={STARS_BEHIND_TEXT} />
      </Box>
      <Box component="g" sx={{ display: { md: 'none', lg: 'inline' } }}>
        <Stars stars={STARS} />
      </Box>
      <path
        d="M0 446c140-58 300-66 430-38 150 32 250-34 410-30 190 4 280 40 430 20 130-16 230-46 330-26v148H0z"
        fill={mix(DARK, 74, GREEN)}
      />
      {/* On wide screens the text is there. */}
      <Box component="g" sx={{ display: { md: 'none' } }}>
        <Neighbour x={742} width={92} />
        <Neighbour x={858} width={78} />
        <Tree x={700} y={452} size={0.62} />
      </Box>
      <Neighbour x={1478} width={96} />
      <Tree x={948} y={456} size={0.86} />
      <path d="M0 476c220-44 520-40 760-30 300 12 560-18 840 0v74H0z" fill={GROUND} />
      <path
        d="M1366 426h240M1366 438h240M1384 418v30M1408 418v30M1432 418v30M1456 418v30M1480 418v30M1504 418v30M1528 418v30M1552 418v30M1576 418v30"
        stroke={TRIM}
        strokeWidth="5"
        opacity="0.82"
      />
      <House />
      <Tree x={1424} y={458} size={1.08} />
      <path d="M1216 457h54c10 22 44 44 96 63h-176c32-20 34-44 26-63z" fill={mix(LIGHT, 34, GROUND)} />
      <Mailbox />
    </Box>
  );
}
