import type { MarkAnchor } from '@brokerage/domain/flyer/marks/flyerMark';

/** Returns what a mark is about. `label`: the label of its field. */
export function formatAnchor({ kind }: MarkAnchor, label: string): string {
  switch (kind) {
    case 'field':
      return label;
    case 'place':
      return 'Spot on the flyer';
    case 'page':
      return 'Whole page';
  }
}
