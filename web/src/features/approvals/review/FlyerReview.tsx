import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { can } from '@brokerage/domain/member/roles';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  formatPlannedValidity,
  type PlannedValidity,
} from '../../../lib/format/time/formatPlannedValidity.ts';
import { formatValidity } from '../../../lib/format/time/formatValidity.ts';
import { useFlyerMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import { useFlyerSnapshot } from '../../../lib/live-data/records/useFlyerSnapshot.ts';
import { useTemplateVersion } from '../../../lib/live-data/records/useTemplateVersion.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useOwners } from '../useOwners.ts';
import { useTemplateNames } from '../useTemplateNames.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { MarksEditor } from './marks/MarksEditor.tsx';
import { findMarkProblems } from './marks/markProblems.ts';
import type { UnsentReview } from './marks/unsentReviews.ts';
import { useUnsentMarks } from './marks/useUnsentMarks.ts';
import { ReasonField } from './ReasonField.tsx';
import { ReviewedFlyer } from './ReviewedFlyer.tsx';
import { toReviewState } from './reviewState.ts';
import { FAILURE_TITLES, SUCCESS_TITLES, useDecision } from './useDecision.ts';

export interface ReviewDialogProps {
  id: string;
  /** The queue, in its order. */
  waiting: readonly Flyer[];
  /** The unsent text for rejecting this flyer. */
  unsent: UnsentReview;
  onUnsent: (id: string, part: Partial<UnsentReview>) => void;
  /** Called when the flyer was approved or rejected, so that the unsent text can be discarded. */
  onDecided: (id: string) => void;
  /** Opens another flyer. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Returns the next flyer in the queue that this reviewer may decide on, wrapping around after the last one. */
function findNext(waiting: readonly Flyer[], id: string, reviewerId: string): Flyer | undefined {
  const place = waiting.findIndex((flyer) => flyer.id === id) + 1;
  return [...waiting.slice(place), ...waiting.slice(0, place)].find(
    (flyer) => flyer.id !== id && flyer.owner_user_id !== reviewerId,
  );
}

/** Returns whether the value is loaded and not empty. */
const hasLoaded = (live: Live<unknown>): boolean => live.status === 'ready' && live.data !== undefined;

/** Returns the last valid day if the flyer is approved now, or why it can't be approved; for an approved flyer, its last valid day. */
function useReviewedValidity(
  flyer: Flyer,
  snapshot: Live<FlyerSnapshot | undefined>,
  version: Live<TemplateVersion | undefined>,
): PlannedValidity | undefined {
  const now = useNow();
  const approved = formatValidity(flyer, now);
  if (approved) return { text: approved.label, isError: false };
  if (flyer.status !== 'pending_approval' || snapshot.status !== 'ready' || version.status !== 'ready') {
    return undefined;
  }
  if (!snapshot.data || !version.data) return undefined;
  const { category, data } = snapshot.data;
  return formatPlannedValidity({ version: version.data, category, data }, now);
}

/** How long the next flyer is shown before it can be decided. */
const LOOK_MS = 1000;

/** Returns whether something has been true for some time. */
function useElapsed(isTrue: boolean, milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds]);
  return hasElapsed;
}

interface FlyerReviewProps extends Omit<ReviewDialogProps, 'id' | 'onShow'> {
  /** The current, live flyer. */
  flyer: Flyer;
  /** Opened by a button where Approve is now, so a second tap must not decide. */
  opensAtButton: boolean;
  /** Opens the next flyer at a button's press. */
  onNext: (id: string) => void;
  /** Says when the browser is offline. */
  hint: ReactNode;
}

/** The flyer as it was when the review was opened, with the decision about exactly that revision. */
export function FlyerReview({
  flyer,
  opensAtButton,
  hint,
  waiting,
  unsent,
  onUnsent,
  onDecided,
  onNext,
  onClose,
}: FlyerReviewProps) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const [seen, setSeen] = useState(flyer);
  const nameTemplate = useTemplateNames(seen.tenant_id, [seen.template_id]);
  const { names: memberNames, deactivated } = useOwners(seen.tenant_id, [seen.owner_user_id]);
  const version = useTemplateVersion(seen.tenant_id, seen.template_id, seen.template_version_id);
  const snapshot = useFlyerSnapshot(seen, seen.snapshot?.revision);
  const validity = useReviewedValidity(seen, snapshot, version);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const actor = {
    user_id: member.user_id,
    tenant_id: member.tenant_id,
    is_administrator: can(member, 'flyers:readAll'),
    may_review: can(member, 'flyers:review'),
    may_recall: can(member, 'flyers:recall'),
  };
  const reviewState = toReviewState(seen, flyer, actor, memberNames);
  const next = findNext(waiting, flyer.id, member.user_id);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // Shortcuts and Close work while a decision is being sent: a late result must not replace what the reviewer is looking at by then.
  const decision = useDecision(seen, {
    onDone: (made) => {
      onDecided(seen.id);
      const shown = isShown.current ? next : undefined;
      notify({
        title: SUCCESS_TITLES[made],
        text: shown ? `“${seen.title}”. Next: “${shown.title}”` : `“${seen.title}”`,
        severity: 'success',
      });
      if (!isShown.current) return;
      if (next) onNext(next.id);
      else onClose();
    },
    onFailed: (made, problem) => {
      if (isShown.current) return;
      notify({ title: FAILURE_TITLES[made], text: `${seen.title}: ${problem}`, severity: 'error' });
    },
  });
  const marks = useUnsentMarks(unsent.marks, (changed) => onUnsent(seen.id, { marks: changed }));
  const usedVersion = readyData(version);
  const earlier = useFlyerMarks(seen);
  const markable = usedVersion &&
    earlier.status === 'ready' && {
      version: usedVersion,
      earlier: new Set(earlier.data.marks.map(({ id }) => id)),
    };
  const problems = findMarkProblems(unsent.marks, markable || undefined);
  const refused = decision.state.status === 'failed' ? decision.state.markProblems : undefined;
  const unfinished = unsent.marks.findIndex(({ id }) => problems.has(id));
  const isOpen = reviewState.kind === 'open';
  const isDrawn = hasLoaded(snapshot) && hasLoaded(version);
  // Also a flyer whose copy can't be shown may be rejected.
  const isShowing = snapshot.status !== 'loading' && version.status !== 'loading';
  const wasSeen = useElapsed(opensAtButton && isShowing, LOOK_MS);
  return (
    <>
      <DialogContent sx={{ p: 0, display: { md: 'flex' }, flexDirection: 'column', minHeight: 0 }}>
        <ReviewedFlyer
          key={seen.revision}
          flyer={seen}
          snapshot={snapshot}
          version={version}
          nameTemplate={nameTemplate}
          memberNames={memberNames}
          isDeactivated={deactivated.has(seen.owner_user_id)}
          validity={validity}
          hint={hint}
          earlierMarks={earlier}
          marks={isOpen ? marks : undefined}
        >
          {isOpen && usedVersion && (
            <MarksEditor
              unsent={marks}
              version={usedVersion}
              problems={new Map([...(refused ?? []), ...problems])}
            />
          )}
          {isOpen && (
            <ReasonField
              ref={reasonBox}
              value={unsent.reason}
              onChange={(reason) => onUnsent(seen.id, { reason })}
            />
          )}
        </ReviewedFlyer>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
        <DecisionBar
          reviewState={reviewState}
          decision={decision}
          unsent={unsent}
          unfinishedMark={unfinished < 0 ? undefined : unfinished + 1}
          canApprove={isDrawn}
          isTooEarly={opensAtButton && !wasSeen}
          approveBlockedReason={validity?.isError ? validity.reason : undefined}
          onWriteReason={() => reasonBox.current?.focus()}
          onShowLatest={() => setSeen(flyer)}
          onNext={next && (() => onNext(next.id))}
          onClose={onClose}
        />
      </DialogActions>
    </>
  );
}
