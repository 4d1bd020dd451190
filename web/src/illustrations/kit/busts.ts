import { type Head, head, INK, SHIRT } from './heads.ts';
import { LIVE_ACCENT, LIVE_BRAND, skins } from './inks.ts';
import { path } from './svg.ts';

/** A person's shoulders, head and hair, on an 80 by 80 canvas. */
export interface Bust extends Omit<Head, 'isSmall'> {
  /** Background color; none if it's part of a scene. */
  ground?: string;
  clothes: keyof typeof clothes;
  cloth: string;
  /** The color on flyers, whose designs don't change, if it's another one. */
  flyerCloth?: string;
}

const BODY = 'M8 84c0-14 6-21 23-24.500L40 64l9-4.500C66 63 72 70 72 84Z';

/** Its knot is between the wings of the collar, so that it's recognizable in a portrait that ends at the chest. */
const TIE =
  path('M38 68.500h4l4 15.500H34Z', LIVE_ACCENT) +
  path('M36.200 62.200h7.600l.7 4-2.500 3h-4l-2.500-3Z', LIVE_ACCENT) +
  path('M38 69.200h4', { stroke: INK, width: 0.9, opacity: 0.4 }) +
  path('M31.500 57.500 29.800 63 36 68.200 40 62.300 44 68.200 50.200 63 48.500 57.500 40 62Z', SHIRT) +
  path('M29.800 63 36 68.200 40 62.300 44 68.200 50.200 63', { stroke: INK, width: 0.9, opacity: 0.3 });

const clothes = {
  suit: (color: string, isOnFlyer?: boolean) =>
    path('M31 58 40 70l9-12 3 26H28Z', SHIRT) +
    (isOnFlyer ? path('M38.500 66h3l1 3-1 12h-3l-1-12Z', LIVE_ACCENT) : TIE) +
    path('M8 84c0-14 6-21 22-24.500L38 84ZM72 84c0-14-6-21-22-24.500L42 84Z', color) +
    path('M30 59.500 27 66l5 1.500-1.500 3L38 84M50 59.500 53 66l-5 1.500 1.500 3L42 84', {
      stroke: INK,
      width: 0.9,
      opacity: 0.35,
    }),
  blazer: (color: string) =>
    path('M30 57.500q10 11 20 0l4 26.500H26Z', SHIRT) +
    path('M8 84c0-14 6-21 22-24.500L37 84ZM72 84c0-14-6-21-22-24.500L43 84Z', color) +
    path('M30 59.500 28 67l4.500 2L37 84M50 59.500 52 67l-4.500 2L43 84', {
      stroke: INK,
      width: 0.9,
      opacity: 0.35,
    }),
  sweater: (color: string) =>
    path(BODY, color) +
    path('M30 58.500q10 10 20 0l1.500 2.500q-11.500 11-23 0Z', { fill: INK, opacity: 0.22 }),
  shirt: (color: string) =>
    path(BODY, color) +
    path('M31 57.500 29 63l7 5 4-5.500 4 5.500 7-5-2-5.500-9 5Z', SHIRT) +
    path('M40 66v18', { stroke: INK, width: 0.9, opacity: 0.3 }),
  blouse: (color: string) =>
    path(BODY, color) +
    path('M31.500 59.500 40 72l8.500-12.500', { stroke: SHIRT, width: 1.6, opacity: 0.7 }),
  turtleneck: (color: string) =>
    path(BODY, color) +
    path('M33 51.500q7 4 14 0l1.500 9q-8.500 5-17 0Z', color) +
    path('M33 54.500q7 4 14 0', { stroke: INK, width: 0.9, opacity: 0.3 }),
  vneck: (color: string) =>
    path('M31 57.500 40 68l9-10.500 2 12H29Z', SHIRT) +
    path('M8 84c0-14 6-21 22.500-24.500L40 72l9.500-12.500C66 63 72 70 72 84Z', color) +
    path('M30.500 59.500 40 72l9.500-12.500', { stroke: INK, width: 1, opacity: 0.3 }),
} as const;

/** The part of the neck between clothes and skin. */
function drawNeckline({ clothes, cloth }: Bust, shadow: string): string {
  if (clothes === 'suit' || clothes === 'vneck') return path('M31 58 40 73l9-15Z', SHIRT);
  if (clothes === 'blazer') return path('M30 57.500q10 11 20 0Z', shadow);
  return path('M31 59.500 40 65l9-5.500Z', clothes === 'turtleneck' ? cloth : shadow);
}

/** Returns the bust as the content of an 80 by 80 square. */
export function bust(person: Bust): string {
  const [, shadow] = skins[person.skin];
  const { back, front } = head(person);
  return [
    person.ground ? path('M0 0h80v80H0z', person.ground) : '',
    back,
    path('M33.500 44h13v13.500q-6.500 9-13 0Z', shadow),
    person.isOnFlyer ? '' : drawNeckline(person, shadow),
    clothes[person.clothes](person.style === 'scarf' ? LIVE_BRAND : person.cloth, person.isOnFlyer),
    person.clothes === 'turtleneck' ? '' : path('M33.500 50v7.500q6.500 9 13 0V50q-6.500 4-13 0Z', shadow),
    front,
  ].join('');
}
