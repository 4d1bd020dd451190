/**
 * `node tools/signatureIcons.ts`: draws the pictures of email signatures into web/public/signature-icons/ as PNG, because mail programs
 * don't show SVG. Each is four times (the marks twice) the largest size that it is shown at.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';

const FOLDER = `${ROOT}/web/public/signature-icons`;

// 3:1 against white and against the dark of mail programs, as is the white on it.
const DISC = '#65717a';
/** The color of the legal paragraph next to the house; 3:1 against the dark of mail programs. */
const FAINT = '#6b6b6b';
const WHITE = '#ffffff';

const stroke = (width: number) => `fill="none" stroke="${WHITE}" stroke-width="${width}"`;

/** The fill of cut-out areas. */
const CUT = 'fill="#000000"';

/** White signs on a square of 24. */
const SIGNS: Record<string, string> = {
  linkedin:
    `<g fill="${WHITE}"><circle cx="7.900" cy="7.600" r="1.350"/><rect x="6.800" y="10" width="2.200" height="7"/></g>` +
    `<path d="M11.900 17v-7M11.900 13.300c0-1.500 1-2.400 2.200-2.400s2 .8 2 2.400V17" ${stroke(2.2)}/>`,
  facebook: `<path d="M12.700 19v-9.200c0-1.600.8-2.500 2.300-2.500h1.200M9.500 12.200h6.200" ${stroke(2.3)}/>`,
  x: `<path d="M7.300 7l9.400 10.200" ${stroke(2.6)}/><path d="M16.500 6.800l-4 4.300M11.300 12.900l-4 4.300" ${stroke(1.3)}/>`,
  instagram:
    `<rect x="6.300" y="6.300" width="11.400" height="11.400" rx="3.400" ${stroke(1.6)}/>` +
    `<circle cx="12" cy="12" r="2.700" ${stroke(1.6)}/><circle cx="15.200" cy="8.800" r=".95" fill="${WHITE}"/>`,
  youtube: `<rect x="5" y="7.300" width="14" height="9.600" rx="2.800" fill="${WHITE}"/><path d="M10.400 9.700v4.800l4.200-2.400z" ${CUT}/>`,
};

/** Signs on a gray disc, which signatures copied earlier still use. */
const DISCS: Record<string, string> = { ...SIGNS, twitter: SIGNS.x ?? '' };

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;
const onDisc = (sign: string) =>
  svg(`<circle cx="12" cy="12" r="12" fill="${DISC}"/>${sign.replace(CUT, `fill="${DISC}"`)}`);
/** Draws a sign in white on a transparent background. */
const onNothing = (sign: string) =>
  svg(`<mask id="sign">${sign}</mask><rect width="24" height="24" fill="${WHITE}" mask="url(#sign)"/>`);

const EQUAL_HOUSING = svg(
  `<path d="M12 1.500 23 8.200v3.300h-2.400V22H3.400V11.500H1V8.200z" fill="${FAINT}"/>` +
    `<path d="M7.500 11.200h9M7.500 15.800h9" ${stroke(2.6)}/>`,
);

/** The favicon's house for dark backgrounds of any color: the background shows through its open half. */
const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="7 7.750 26 26">' +
  `<path d="M7 20 20 8.500 33 20v13h-8.500v-8.500A4.500 4.500 0 0 0 20 20v13H7z" fill="${WHITE}"/>` +
  '<path d="M15.500 33v-8.500a4.500 4.500 0 0 1 4.500-4.500v13z" fill="#ddb765"/></svg>';

const draw = (name: string, source: string, size: number) =>
  sharp(Buffer.from(source), { density: 600 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${FOLDER}/${name}.png`);

await runTool(async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, sign] of Object.entries(SIGNS)) await draw(`${name}-sign`, onNothing(sign), 96);
  for (const [name, sign] of Object.entries(DISCS)) if (name !== 'x') await draw(name, onDisc(sign), 96);
  await draw('home', readFileSync(`${ROOT}/web/public/favicon.svg`, 'utf8'), 400);
  await draw('home-sign', HOUSE, 400);
  await draw('equal-housing', EQUAL_HOUSING, 64);
  return undefined;
});
