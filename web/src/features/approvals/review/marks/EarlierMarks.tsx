import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import {
  type FlyerMark,
  MARK_LIMITS,
  type MarkAnchor,
  type MarkResolution,
} from '@brokerage/domain/flyer/marks/flyerMark';
import { markableFields } from '@brokerage/domain/flyer/marks/markableFields';
import { formatMarkState, toMarkState } from '@brokerage/domain/flyer/marks/toMarkState';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { type FlyerDifference, flyerDifference } from '@brokerage/domain/flyer/workflow/flyerDifference';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { combineLive } from '../../../../lib/live-data/combineLive.ts';
import type { ReviewMarks } from '../../../../lib/live-data/records/useFlyerMarks.ts';
import { useFlyerSnapshot } from '../../../../lib/live-data/records/useFlyerSnapshot.ts';
import type { Live } from '../../../../lib/live-data/useLiveData.ts';
import { StatusChip } from '../../../../ui/data-display/StatusChip.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { formatAnchor } from '../../../../ui/flyer/marks/formatAnchor.ts';
import { locateField } from '../../../../ui/flyer/marks/locateField.ts';
import { MarkNumber } from '../../../../ui/flyer/marks/MarkNumber.tsx';
import { useQr } from '../../../../ui/flyer/useQr.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import type { UnsentMarks } from './useUnsentMarks.ts';

/** Around a marked place, in points. */
const AROUND = 24;

/** Returns the area to outline for a mark: its field, or the surroundings of its place; none for a page or something that isn't drawn. */
function locateAnchor({ width, height, ops }: Scene, anchor: MarkAnchor): Area[] {
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

interface EarlierMarksProps {
  live: Live<ReviewMarks>;
  flyer: Flyer;
  snapshot: FlyerSnapshot | undefined;
  version: TemplateVersion | undefined;
  /** Undefined if there's nothing left to decide. */
  unsent: UnsentMarks | undefined;
  onOutline: (places: readonly Area[]) => void;
}

/** The last rejection's marks with their resolutions; renders nothing without marks. */
export function EarlierMarks({ live, flyer, snapshot, version, unsent, onOutline }: EarlierMarksProps) {
  const id = useId();
  const revision = live.status === 'ready' ? live.data.revision : null;
  const rejected = useFlyerSnapshot(flyer, revision);
  const all = combineLive([live, rejected] as const);
  if (live.status === 'ready' && live.data.marks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>Marks from the last review</SectionHeading>
      {all.status === 'loading' && <Skeleton height={88} role="status" aria-label="Loading the marks" />}
      {all.status === 'failed' && (
        <ErrorState title="Couldn’t load the marks from the last review" onRetry={all.retry} />
      )}
      {all.status === 'ready' && snapshot && version && (
        <List
          review={all.data[0]}
          rejected={all.data[1]}
          snapshot={snapshot}
          version={version}
          unsent={unsent}
          onOutline={onOutline}
        />
      )}
    </section>
  );
}

interface EarlierMarkProps {
  mark: FlyerMark;
  number: number;
  /** How the officer resolved it, in their words. */
  resolution: MarkResolution | undefined;
  /** Between the rejected edition and this one. */
  differences: readonly FlyerDifference[];
  version: TemplateVersion;
  unsent: UnsentMarks | undefined;
  isShown: boolean;
  /** Undefined if the drawing doesn't show it. */
  onShow: (() => void) | undefined;
}

/** A mark from the last rejection: the officer's comment, whether the text changed, and a button to mark it again. */
function EarlierMark(props: EarlierMarkProps) {
  const { mark, number, resolution, differences, version, unsent, isShown, onShow } = props;
  const { id, anchor, text, label } = mark;
  const state = toMarkState(mark, resolution, differences);
  const isCarried = unsent?.marks.some(({ carried_from }) => carried_from === id) ?? false;
  const carry = () => {
    const isGone =
      anchor.kind === 'field' && !markableFields(version).some(({ key }) => key === anchor.field);
    unsent?.add(isGone ? { kind: 'page', page: 1 } : anchor, { text, carried_from: id });
  };
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <MarkNumber number={number} isResolved={state.isResolved} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h4">
            {formatAnchor(anchor, label)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}
          >
            <StatusChip
              label={state.isResolved ? 'Resolved' : 'Not resolved'}
              tone={!state.isResolved ? 'error' : state.isUnchanged ? 'warning' : 'success'}
              isOneLine
            />
            <Typography variant="body2">{formatMarkState(state, anchor)}</Typography>
          </Stack>
          {state.note !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, whiteSpace: 'pre-wrap' }}>
              The officer’s note: {state.note}
            </Typography>
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5, ml: -0.75 }}>
            {onShow && (
              <Button
                size="small"
                aria-pressed={isShown}
                aria-label={`Show on flyer: mark ${number}`}
                onClick={onShow}
              >
                Show on flyer
              </Button>
            )}
            {unsent && (
              <Button
                size="small"
                aria-label={`${isCarried ? 'Marked' : 'Mark'} again: mark ${number}`}
                disabled={isCarried || unsent.marks.length >= MARK_LIMITS.marks}
                onClick={carry}
              >
                {isCarried ? 'Marked again' : 'Mark again'}
              </Button>
            )}
          </Stack>
        </Box>
      </Stack>
    </Box>
  );
}

interface ListProps {
  review: ReviewMarks;
  rejected: FlyerSnapshot | undefined;
  snapshot: FlyerSnapshot;
  version: TemplateVersion;
  unsent: UnsentMarks | undefined;
  onOutline: (places: readonly Area[]) => void;
}

function List({ review: { marks, resolutions }, rejected, snapshot, version, unsent, onOutline }: ListProps) {
  const [shown, setShown] = useState<string>();
  const differences = useMemo(
    () => (rejected ? flyerDifference(version, rejected, snapshot) : []),
    [version, rejected, snapshot],
  );
  const qr = useQr();
  const scene = useMemo(
    () => layoutFlyer(composeSnapshot(snapshot, version), fontMeasure, qr).scene,
    [snapshot, version, qr],
  );
  const resolved = marks.filter(({ id }) => resolutions[id]?.is_resolved).length;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {resolved} of {marks.length} marked resolved by the officer.
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {marks.map((mark, index) => {
          const places = locateAnchor(scene, mark.anchor);
          return (
            <EarlierMark
              key={mark.id}
              mark={mark}
              number={index + 1}
              resolution={resolutions[mark.id]}
              differences={differences}
              version={version}
              unsent={unsent}
              isShown={shown === mark.id}
              onShow={
                places.length === 0
                  ? undefined
                  : () => {
                      const isOn = shown !== mark.id;
                      setShown(isOn ? mark.id : undefined);
                      onOutline(isOn ? places : []);
                    }
              }
            />
          );
        })}
      </Stack>
    </>
  );
}
