import type { FlyerMark, MarkResolution } from '@brokerage/domain/flyer/marks/flyerMark';
import { MARK_LIMITS } from '@brokerage/domain/flyer/marks/flyerMark';
import { markableFields } from '@brokerage/domain/flyer/marks/markableFields';
import { formatMarkState, toMarkState } from '@brokerage/domain/flyer/marks/toMarkState';
import type { FlyerDifference } from '@brokerage/domain/flyer/workflow/flyerDifference';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Button, Stack, Typography } from '@mui/material';
import { StatusChip } from '../../../../ui/data-display/StatusChip.tsx';
import { formatAnchor } from '../../../../ui/flyer/marks/formatAnchor.ts';
import { MarkNumber } from '../../../../ui/flyer/marks/MarkNumber.tsx';
import type { MarksDraft } from './useMarksDraft.ts';

interface EarlierMarkProps {
  mark: FlyerMark;
  number: number;
  /** What the officer says became of it. */
  resolution: MarkResolution | undefined;
  /** Between the rejected edition and this one. */
  differences: readonly FlyerDifference[];
  version: TemplateVersion;
  draft: MarksDraft | undefined;
  isShown: boolean;
  /** Left out where the drawing has nothing to show of it. */
  onShow: (() => void) | undefined;
}

/** A mark of the last rejection: what the officer says, whether it changed, and a way to mark it again. */
export function EarlierMark(props: EarlierMarkProps) {
  const { mark, number, resolution, differences, version, draft, isShown, onShow } = props;
  const { id, anchor, text, label } = mark;
  const state = toMarkState(mark, resolution, differences);
  const isCarried = draft?.marks.some(({ carried_from }) => carried_from === id) ?? false;
  const carry = () => {
    const isGone =
      anchor.kind === 'field' && !markableFields(version).some(({ key }) => key === anchor.field);
    draft?.add(isGone ? { kind: 'page', page: 1 } : anchor, { text, carried_from: id });
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
            {draft && (
              <Button
                size="small"
                aria-label={`${isCarried ? 'Marked' : 'Mark'} again: mark ${number}`}
                disabled={isCarried || draft.marks.length >= MARK_LIMITS.marks}
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
