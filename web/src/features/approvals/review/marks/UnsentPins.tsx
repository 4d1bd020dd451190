import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { markableFields } from '@brokerage/domain/flyer/marks/markableFields';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box } from '@mui/material';
import { type MouseEvent, useEffect, useRef } from 'react';
import { formatAnchor } from '../../../../ui/flyer/marks/formatAnchor.ts';
import { MarkPins } from '../../../../ui/flyer/marks/MarkPins.tsx';
import type { UnsentMarks } from './useUnsentMarks.ts';

interface UnsentPinsProps {
  scene: Scene;
  unsent: UnsentMarks;
  version: TemplateVersion;
}

const clamp = (fraction: number) => Math.min(Math.max(fraction, 0), 1);
/** Three decimals are precise enough: a thousandth of a page's width is less than a point. */
const round = (fraction: number) => Math.round(clamp(fraction) * 1000) / 1000;

/** The marks that a reviewer is writing, on the drawing; while placing a mark, a click adds one there. */
export function UnsentPins({ scene, unsent, version }: UnsentPinsProps) {
  const { marks, isPlacing, add, change, goTo, selected } = unsent;
  const labels = new Map(markableFields(version).map(({ key, label }) => [key, label]));
  const pins = marks.map(({ id, anchor }) => ({
    id,
    anchor,
    label: formatAnchor(anchor, anchor.kind === 'field' ? (labels.get(anchor.field) ?? 'Field') : ''),
  }));
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    add({
      kind: 'place',
      page: 1,
      x: round((clientX - left) / width),
      y: round((clientY - top) / height),
    });
  };
  return (
    <>
      {isPlacing && <PlaceLayer onPress={place} />}
      <MarkPins
        scene={scene}
        pins={pins}
        selected={selected}
        onSelect={goTo}
        onMove={(id, dx, dy) => {
          const anchor = marks.find((mark) => mark.id === id)?.anchor;
          if (anchor?.kind !== 'place') return;
          change(id, { anchor: { ...anchor, x: round(anchor.x + dx), y: round(anchor.y + dy) } });
        }}
      />
    </>
  );
}

/** Handles presses on the drawing, by pointer only: the keyboard moves the pin instead. Scrolls the drawing into view. */
function PlaceLayer({ onPress }: { onPress: (event: MouseEvent) => void }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={layer}
      data-place-mark
      onClick={onPress}
      sx={{
        position: 'absolute',
        inset: 0,
        cursor: 'crosshair',
        outline: '3px solid',
        outlineColor: 'primary.main',
      }}
    />
  );
}
