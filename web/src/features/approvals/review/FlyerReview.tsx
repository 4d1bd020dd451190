import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { can } from '@brokerage/domain/member/roles';
import { DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import type { Live } from '../../../lib/live-data/documents.ts';
import { useFlyerSnapshot } from '../../../lib/live-data/useFlyerSnapshot.ts';
import { useTemplateVersion } from '../../../lib/live-data/useTemplateVersion.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useDeactivated } from '../useDeactivated.ts';
import { useMemberNames } from '../useMemberNames.ts';
import { useTemplateNames } from '../useTemplateNames.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ReasonField } from './ReasonField.tsx';
import { ReviewedFlyer } from './ReviewedFlyer.tsx';
import { toReviewState } from './reviewState.ts';
import { DECIDED, type Decision, useDecision } from './useDecision.ts';

export interface ReviewDialogProps {
  id: string;
  /** The queue, in its order. */
  waiting: readonly Flyer[];
  /** What was typed so far as the reason for rejecting this flyer. */
  reason: string;
  onReason: (id: string, reason: string) => void;
  /** Goes on to another flyer. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Whether it is there to be looked at. */
const hasLoaded = (live: Live<unknown>): boolean => live.status === 'ready' && live.data !== undefined;

interface FlyerReviewProps extends ReviewDialogProps {
  /** As it is now. */
  flyer: Flyer;
  /** Says when there is no connection. */
  hint: ReactNode;
}

/** The flyer as it was when the review was opened, and the decision about exactly that revision. */
export function FlyerReview({ flyer, hint, waiting, reason, onReason, onShow, onClose }: FlyerReviewProps) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const [seen, setSeen] = useState(flyer);
  const templates = useTemplateNames(seen.tenant_id, [seen.template_id]);
  const people = useMemberNames(seen.tenant_id, [seen.owner_user_id]);
  const deactivated = useDeactivated(seen.tenant_id, [seen.owner_user_id]);
  const version = useTemplateVersion(seen.tenant_id, seen.template_id, seen.template_version_id);
  const snapshot = useFlyerSnapshot(seen, seen.snapshot?.revision);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const actor = {
    user_id: member.user_id,
    tenant_id: member.tenant_id,
    is_administrator: can(member, 'flyers:readAll'),
    may_review: can(member, 'flyers:review'),
  };
  const standing = toReviewState(seen, flyer, actor, people);
  const next = waiting.find(({ id, owner_user_id }) => id !== flyer.id && owner_user_id !== member.user_id);
  const decision = useDecision(seen, (made: Decision) => {
    onReason(seen.id, '');
    if (next) return;
    notify({ title: DECIDED[made], text: seen.title, severity: 'success' });
    onClose();
  });
  const isOpen = standing.kind === 'open' && decision.state.status !== 'done';
  return (
    <>
      <DialogContent sx={{ p: 0, display: { md: 'flex' }, flexDirection: 'column', minHeight: 0 }}>
        <ReviewedFlyer
          key={seen.revision}
          flyer={seen}
          snapshot={snapshot}
          version={version}
          templates={templates}
          people={people}
          isDeactivated={deactivated.has(seen.owner_user_id)}
          hint={hint}
        >
          {isOpen && (
            <ReasonField ref={reasonBox} value={reason} onChange={(text) => onReason(seen.id, text)} />
          )}
        </ReviewedFlyer>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
        <DecisionBar
          standing={standing}
          decision={decision}
          reason={reason}
          canApprove={hasLoaded(snapshot) && hasLoaded(version)}
          onWriteReason={() => reasonBox.current?.focus()}
          onShowLatest={() => setSeen(flyer)}
          onNext={next && (() => onShow(next.id))}
          onClose={onClose}
        />
      </DialogActions>
    </>
  );
}
