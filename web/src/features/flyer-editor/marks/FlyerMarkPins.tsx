import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useFlyerMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import { formatAnchor } from '../../../ui/flyer/marks/formatAnchor.ts';
import { MarkPins } from '../../../ui/flyer/marks/MarkPins.tsx';

interface FlyerMarkPinsProps {
  flyer: Flyer;
  scene: Scene;
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The last rejection's marks on the flyer's drawing. While they load, the list says so. */
export function FlyerMarkPins({ flyer, ...pins }: FlyerMarkPinsProps) {
  const live = useFlyerMarks(flyer);
  if (live.status !== 'ready') return null;
  const { marks, resolutions } = live.data;
  return (
    <MarkPins
      {...pins}
      pins={marks.map(({ id, anchor, label }) => ({
        id,
        anchor,
        label: formatAnchor(anchor, label),
        isResolved: resolutions[id]?.is_resolved ?? false,
      }))}
    />
  );
}
