import type { FlyerInput } from '../../../flyerInput.ts';
import { street } from '../../../illustration.ts';
import type { Canvas } from '../../../page/canvas.ts';
import type { Box } from '../../../scene/scene.ts';
import { frontDoor } from './frontDoor.ts';

const HOLIDAYS = /\bholidays\b|\bhappy holiday\b|\bseason[’']s\b|\bchristmas\b|\bhanukkah\b|\bnew year\b/i;
const HANDOVER = /\bwelcome home\b|\bthank(?:s| you)\b|\bcongratulations\b|\bkeys?\b|\bnew home\b/i;

/** The drawing on a greeting without a photo: a snowy street, a front door by day with its keys, or a street at night. */
type GreetingScene = 'winter' | 'door' | 'night';

/** Returns the scene that fits the greeting's text. */
export function toGreetingScene({ data }: Pick<FlyerInput, 'data'>): GreetingScene {
  const texts = [data.headline, data.message, data.body].map((text) => JSON.stringify(text ?? '')).join(' ');
  if (HOLIDAYS.test(texts)) return 'winter';
  return HANDOVER.test(texts) ? 'door' : 'night';
}

/** Returns whether text on the upper left of the scene has a dark or a light background. */
export const toSceneTone = (input: Pick<FlyerInput, 'data'>): 'dark' | 'light' =>
  toGreetingScene(input) === 'door' ? 'light' : 'dark';

/** Draws the scene, keeping its details out of the `clear` area, which holds text. */
export function drawGreetingScene(canvas: Canvas, area: Box, clear?: Box): void {
  const scene = toGreetingScene(canvas.input);
  if (scene === 'door') frontDoor(canvas, area, clear);
  else street(canvas.page, area, scene, { isWhole: true, isSunClear: true, clear });
}
