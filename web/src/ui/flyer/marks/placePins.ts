import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import type { MarkAnchor } from '@brokerage/domain/flyer/marks/flyerMark';
import { locateField } from './locateField.ts';

/** A pin's position, in fractions of the page. */
export interface PinPlace {
  x: number;
  y: number;
}

/** Distance between pins that share a place. */
const STEP = 0.06;
/** A pin keeps this far from the edges, so that it isn't cut off. */
const MARGIN = 0.03;

const within = (fraction: number) => Math.min(Math.max(fraction, MARGIN), 1 - MARGIN);

function toPlace({ width, height, ops }: Scene, anchor: MarkAnchor): PinPlace | undefined {
  switch (anchor.kind) {
    case 'place':
      return anchor;
    case 'page':
      return { x: MARGIN, y: MARGIN };
    case 'field': {
      const box = locateField(ops, anchor.field)[0];
      return box && { x: box.x / width, y: (box.y + Math.min(box.height, 24) / 2) / height };
    }
  }
}

/** Returns the positions of the marks' pins on a drawing, in the order of the marks; undefined for a field that it doesn't show. */
export function placePins(scene: Scene, anchors: readonly MarkAnchor[]): (PinPlace | undefined)[] {
  const taken = new Map<string, number>();
  return anchors.map((anchor) => {
    const place = toPlace(scene, anchor);
    if (!place) return undefined;
    const spot = `${place.x.toFixed(2)} ${place.y.toFixed(2)}`;
    const before = taken.get(spot) ?? 0;
    taken.set(spot, before + 1);
    return { x: within(place.x + before * STEP), y: within(place.y) };
  });
}
