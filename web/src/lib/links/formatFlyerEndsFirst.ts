import { flyerLastDay } from '../format/time/formatValidity.ts';

/**
 * Returns what happens to a link if its flyer ends first; undefined if the link ends first, or neither ends. The link keeps its own end:
 * a renewed flyer makes it work again.
 * @param linkEnd null: the link never expires
 * @param flyerEnd null: the flyer has no end
 */
export function formatFlyerEndsFirst(linkEnd: Date | null, flyerEnd: Date | null): string | undefined {
  if (flyerEnd === null || (linkEnd !== null && linkEnd <= flyerEnd)) return undefined;
  return `This flyer is valid through ${flyerLastDay(flyerEnd)}. The link shows it until then, and a renewed flyer after that.`;
}
