import type { Box, Scene } from '@brokerage/domain/flyer/layout/scene';
import type { MarkAnchor } from '@brokerage/domain/flyer/marks/flyerMark';
import { locateField } from '../../../../ui/flyer/marks/locateField.ts';

/** Around a marked place, in points. */
const AROUND = 24;

/** Returns what to outline on a drawing for a mark: its field, some room around its place; none for a page or what isn't drawn. */
export function locateAnchor({ width, height, ops }: Scene, anchor: MarkAnchor): Box[] {
  switch (anchor.kind) {
    case 'field':
      return locateField(ops, anchor.field);
    case 'place':
      return [
        {
          x: anchor.x * width - AROUND,
          y: anchor.y * height - AROUND,
          width: AROUND * 2,
          height: AROUND * 2,
        },
      ];
    case 'page':
      return [];
  }
}
