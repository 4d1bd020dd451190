import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { toTextContent } from '@brokerage/domain/flyer/layout/page/page';
import { headingFace } from '@brokerage/domain/flyer/layout/text/familyFaces';
import { fitText } from '@brokerage/domain/flyer/layout/text/fitText';
import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import sharp from 'sharp';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';
import { glyphPath } from '../../functions/src/flyers/pdf/glyphPath.ts';
import { applyCompanyColorsToText } from '../../web/prerender/applyCompanyColorsToText.ts';
import { townStreet } from '../../web/src/illustrations/scenes/heroes.ts';
import { sinceYear, toStatesPhrase } from '../../web/src/lib/company/companyPhrases.ts';

/** Pixels, in the format that networks show without cropping. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const BAR = 16;
/** The visible part of the street's drawing (2400 by 640). */
const STREET = { x: -640, width: 2060 };

interface Line {
  face: FontFace;
  size: number;
  min: number;
  color: string;
  lines: number;
}

/** Returns a text below `top` as outlines, because the machine that draws it has no fonts, and its end. */
function outlines(text: string, top: number, { face, size, min, color, lines }: Line) {
  const style = { face, size, min, color, leading: 1.16, role: 'P', isBalanced: true } as const;
  const { paragraphs } = toTextContent(text);
  const width = WIDTH - 2 * MARGIN;
  const fitted = fitText(paragraphs, { style, width, limits: { lines }, measure: fontMeasure });
  const glyphs = fitted.lines.flatMap((line) =>
    line.runs.flatMap((run) => {
      const font = flyerFont(run.face);
      const scale = fitted.size / font.unitsPerEm;
      let x = MARGIN + run.x;
      return [...run.text].map((letter) => {
        const glyph = font.glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
        const at = `translate(${x} ${top + line.y}) scale(${scale} ${-scale})`;
        x += font.advance(glyph) * scale;
        return `<path transform="${at}" d="${glyphPath(font, glyph)}"/>`;
      });
    }),
  );
  return { svg: `<g fill="${color}">${glyphs.join('')}</g>`, bottom: top + fitted.height };
}

/** Returns the content of a drawing's `svg` element. */
const toContent = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/**
 * Draws the picture that social networks show for links to pages without a picture: the company name in its font and color above a street.
 * PNG, 1200 by 630.
 */
export async function socialCard(company: PublicCompany): Promise<Buffer> {
  const { primary, secondary } = company.colors.light;
  const name = outlines(company.name, 52, {
    face: headingFace(company.headings),
    size: 66,
    min: 38,
    color: primary.dark,
    lines: 2,
  });
  const since = sinceYear(company);
  const line = outlines(`Home loans${toStatesPhrase(company)}${since && `,${since}`}`, name.bottom + 10, {
    face: 'sans',
    size: 31,
    min: 22,
    color: primary.main,
    lines: 2,
  });
  const street = applyCompanyColorsToText(townStreet(), company.colors);
  const height = (STREET.width / 2400) * 640;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><svg x="${STREET.x}" y="${HEIGHT - BAR - height}" width="${STREET.width}" height="${height}" viewBox="0 0 2400 640">${toContent(street)}</svg><rect width="${WIDTH}" height="${HEIGHT - BAR - height + 1}" fill="#f3ead6"/>${name.svg}${line.svg}<rect y="${HEIGHT - BAR}" width="${WIDTH}" height="${BAR}" fill="${secondary.light}"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer();
}
