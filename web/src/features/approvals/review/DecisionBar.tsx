import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSingleKey } from '../../../lib/useSingleKey.ts';
import type { UnsentReview } from './marks/unsentReviews.ts';
import type { ReviewState } from './reviewState.ts';
import { type DecisionHandle, FAILURE_TITLES } from './useDecision.ts';

interface DecisionBarProps {
  reviewState: ReviewState;
  decision: DecisionHandle;
  unsent: UnsentReview;
  /** The number of the first mark that isn't ready to send. */
  unfinishedMark: number | undefined;
  /** False without a submitted copy, since the reviewer can't see what would be printed. */
  canApprove: boolean;
  /** The flyer has only just come into view. */
  isTooEarly: boolean;
  /** Why the server would currently reject an approval, in a few words. */
  approveBlockedReason: string | undefined;
  onWriteReason: () => void;
  onShowLatest: () => void;
  /** Undefined if nothing else is waiting for this reviewer. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Approve and Reject, or the reason they are unavailable and a button to the next flyer. */
export function DecisionBar(props: DecisionBarProps) {
  const { reviewState, decision, onShowLatest, onNext, onClose } = props;
  const { state } = decision;
  // While the reviewer's own decision is being sent, it changes the flyer.
  const isOpen = reviewState.kind === 'open' || state.status === 'busy';
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {state.status === 'failed' && (
        <Alert severity="error">
          <AlertTitle>{FAILURE_TITLES[state.decision]}</AlertTitle>
          {state.problem}
        </Alert>
      )}
      {isOpen ? (
        <Choice {...props} />
      ) : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
        >
          <Box role="status" sx={{ flex: { xs: '1 0 100%', sm: '1 1 16rem' }, overflowWrap: 'anywhere' }}>
            <Alert severity={reviewState.kind === 'own' ? 'info' : 'warning'} role="presentation">
              {reviewState.message}
            </Alert>
          </Box>
          <Button onClick={onClose}>Back to the queue</Button>
          {reviewState.kind === 'changed' && (
            <Button variant="contained" onClick={onShowLatest}>
              Show new version
            </Button>
          )}
          {onNext && reviewState.kind !== 'changed' && (
            <Button variant="contained" onClick={onNext}>
              Next flyer
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Choice({
  decision: { state, decide },
  unsent,
  unfinishedMark,
  canApprove,
  isTooEarly,
  approveBlockedReason,
  onWriteReason,
}: DecisionBarProps) {
  const hintId = useId();
  // Require a reason only once the reviewer has chosen to reject.
  const [wantsToReject, setWantsToReject] = useState(false);
  const blockedReason = rejectBlockedReason(unsent.reason, unfinishedMark, wantsToReject);
  const busy = state.status === 'busy' ? state.decision : undefined;
  const approveButton = useRef<HTMLButtonElement>(null);
  const writeReason = () => {
    setWantsToReject(true);
    onWriteReason();
  };
  const isFocusedByKey = useRef(false);
  const focusApprove = () => {
    approveButton.current?.focus();
    // A disabled button takes no focus.
    isFocusedByKey.current = document.activeElement === approveButton.current;
  };
  // Shortcut keys only focus the decision and Enter confirms it, so that neither a single key nor misplaced typing decides.
  useSingleKey('a', focusApprove, { isInDialog: true });
  const ignoreSpace = (event: KeyboardEvent) => {
    if (event.key === ' ' && isFocusedByKey.current) event.preventDefault();
  };
  useSingleKey('r', writeReason, { isInDialog: true });
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <Box
        sx={{
          flex: { xs: '1 0 100%', sm: '1 1 16rem' },
          '&:empty': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {approveBlockedReason && canApprove && (
          <Typography id={`${hintId}-approve`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Can’t be approved: {approveBlockedReason}.
          </Typography>
        )}
        {blockedReason && (
          <Typography id={hintId} variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {blockedReason === ENTER_A_REASON ? (
              <Button
                size={approveBlockedReason ? 'medium' : 'small'}
                variant={approveBlockedReason ? 'contained' : 'text'}
                title="Press R"
                aria-keyshortcuts="r"
                onClick={writeReason}
                sx={approveBlockedReason ? { mt: 1 } : { ml: -1.5 }}
              >
                {ENTER_A_REASON}
              </Button>
            ) : (
              blockedReason
            )}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        color="error"
        disabled={isTooEarly || blockedReason !== undefined || busy === 'approve'}
        aria-describedby={blockedReason && hintId}
        loading={busy === 'reject'}
        onClick={() => decide('reject', unsent)}
        sx={halfOfAPhone}
      >
        Reject
      </Button>
      {canApprove && (
        <Button
          ref={approveButton}
          variant="contained"
          title="Press A, then Enter"
          aria-keyshortcuts="a"
          disabled={isTooEarly || approveBlockedReason !== undefined || busy === 'reject'}
          aria-describedby={approveBlockedReason && `${hintId}-approve`}
          loading={busy === 'approve'}
          onClick={() => decide('approve', unsent)}
          onKeyDown={ignoreSpace}
          onKeyUp={ignoreSpace}
          onBlur={() => {
            isFocusedByKey.current = false;
          }}
          sx={halfOfAPhone}
        >
          Approve
        </Button>
      )}
    </Stack>
  );
}

/** Side by side within thumb reach, with neither easier to hit than the other. */
const halfOfAPhone = { flex: { xs: '1 1 0', sm: 'none' } } as const;

const ENTER_A_REASON = 'Enter a reason to reject';

/** Returns why Reject is disabled, or undefined when it isn't. */
function rejectBlockedReason(
  reason: string,
  unfinishedMark: number | undefined,
  wantsToReject: boolean,
): string | undefined {
  if (reason.trim() === '') {
    return wantsToReject ? 'Reason Required: Please provide a reason for rejection' : ENTER_A_REASON;
  }
  if (reason.trim().length > FLYER_LIMITS.reason) {
    return `Reason Too Long: At most ${FLYER_LIMITS.reason} characters`;
  }
  return unfinishedMark === undefined ? undefined : `Finish or remove mark ${unfinishedMark} first`;
}
