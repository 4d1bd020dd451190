import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import type { FlyerMark } from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Skeleton } from '@mui/material';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { FlyerPreviewProps } from '../../../ui/flyer/FlyerPreview.tsx';
import { loadMarkParts } from './loadMarkParts.ts';

/** The marks of a rejection as a list, and as pins on the drawing. */
export interface MarksView {
  panel: ReactNode;
  overlay: FlyerPreviewProps['overlay'];
}

const MarksPanel = lazy(async () => ({ default: (await loadMarkParts()).MarksPanel }));
const FlyerMarkPins = lazy(async () => ({ default: (await loadMarkParts()).FlyerMarkPins }));

interface MarksViewOptions {
  flyer: Flyer;
  isOwn: boolean;
  /** Its fields can be changed here. */
  isEditable: boolean;
  version: TemplateVersion;
  /** Scrolls to a field of the form. */
  onGo: (field: string) => void;
}

function focusFirst(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/** Returns the marks of a flyer's last rejection, or undefined if there are none. Loads them only if there are some. */
export function useMarksView({
  flyer,
  isOwn,
  isEditable,
  version: { locked_fields },
  onGo,
}: MarksViewOptions): MarksView | undefined {
  const [selected, setSelected] = useState<string>();
  const hasMarks = findMarkedRevision(flyer) !== null;
  const overlay = useCallback<NonNullable<MarksView['overlay']>>(
    (scene) => (
      <Suspense fallback={null}>
        <FlyerMarkPins
          flyer={flyer}
          scene={scene}
          selected={selected}
          onSelect={(id) => {
            setSelected(id);
            focusFirst(`[data-mark-item="${id}"]`);
          }}
        />
      </Suspense>
    ),
    [flyer, selected],
  );
  if (!hasMarks) return undefined;
  const show = ({ id, anchor }: FlyerMark) => {
    setSelected(id);
    const isInForm = isEditable && anchor.kind === 'field' && !locked_fields.includes(anchor.field);
    if (isInForm) onGo(anchor.field);
    else focusFirst(`[data-mark="${id}"]`);
  };
  const panel = (
    <Suspense
      fallback={<Skeleton variant="rounded" height={160} role="status" aria-label="Loading the marks" />}
    >
      <MarksPanel flyer={flyer} isOwn={isOwn} selected={selected} onShow={show} />
    </Suspense>
  );
  return { panel, overlay };
}
