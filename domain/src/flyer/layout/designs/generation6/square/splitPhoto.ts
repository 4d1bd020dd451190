import type { Canvas } from '../../../page/canvas.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { isShared } from '../bothNames.ts';
import { toHomeLines } from '../homeLine.ts';
import { splitBothCompanies } from './splitBothCompanies.ts';
import { splitOneCompany } from './splitOneCompany.ts';
import { toMessage } from './squareWriter.ts';

/**
 * Draws a home's photo at full height with a column beside it: `splitOneCompany`, or `splitBothCompanies` on a co-branded flyer.
 * @returns false if the flyer has other content to show or the text needs more room
 */
export function splitPhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toMessage(given);
  const { realtor } = canvas.input;
  if (!texts?.when) return false;
  const home = toHomeLines(given.facts);
  return isShared(canvas.input) && realtor
    ? splitBothCompanies(canvas, texts, { realtor, home, bandTop })
    : splitOneCompany(canvas, texts, { home, bandTop });
}
