import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { FONT_FACES } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { flyerFont } from '../functions/src/flyers/pdf/flyerFonts.ts';
import { metricsSource } from './fonts/metricsSource.ts';
import { webSubsets } from './fonts/webSubsets.ts';
import { ROOT } from './lib/paths.ts';

/**
 * `node tools/fonts.ts`: writes the font data for flyers: the table of advance widths in domain, which both browser and PDF use to break
 * lines, and the browser's fonts with the same outlines. Run it after changing the font packages.
 */
const web = `${ROOT}/web/src/ui/flyer/fonts`;
const fonts = FONT_FACES.map((face) => ({ face, font: flyerFont(face) }));

writeFileSync(`${ROOT}/domain/src/flyer/layout/text/fontMetrics.ts`, metricsSource(fonts));
rmSync(web, { recursive: true, force: true });
mkdirSync(web, { recursive: true });
const rules = fonts.flatMap(({ face, font }) =>
  webSubsets(face, font).map(({ family, file, range, bytes }) => {
    writeFileSync(`${web}/${file}`, bytes());
    return `@font-face {
  font-family: "${family}";
  font-display: block;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}
`;
  }),
);
writeFileSync(`${web}/flyerFonts.css`, `/* Made by tools/fonts.ts: do not edit. */\n${rules.join('\n')}`);
