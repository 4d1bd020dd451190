import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { type FunctionResult, useFunction } from '../../../lib/firebase/useFunction.ts';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { STOPPING_LINKS_HEIGHT, StoppingLinks } from '../../../ui/flyer/StoppingLinks.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import type { MemberRow } from '../memberRow.ts';
import { formatReassignment } from './formatReassignment.ts';
import { SuccessorField } from './SuccessorField.tsx';
import { useSuccessors } from './useSuccessors.ts';
import { useWorkCounts } from './useWorkCounts.ts';

interface DeactivateDialogProps {
  row: MemberRow;
  rows: readonly MemberRow[];
  onClose: () => void;
}

const entrySchema = z.object({ id: z.string(), listed: z.boolean().default(true) });

/** Returns whether the public directory lists a member; undefined while unknown, 'unknown' if it couldn't be read. */
function useIsListed({ tenant_id, officer_id }: Member): boolean | 'unknown' | undefined {
  const { items, isComplete, hasFailed } = useRecordsById({
    path: paths.officers.all(tenant_id),
    ids: officer_id === null ? [] : [officer_id],
    schema: entrySchema,
  });
  if (!isComplete) return hasFailed ? 'unknown' : undefined;
  return items.some(({ id, listed }) => id === officer_id && listed);
}

/** Ends a colleague's access and reassigns their work. */
export function DeactivateDialog({ row: { member }, rows, onClose }: DeactivateDialogProps) {
  const notify = useNotify();
  const liveLinks = useFunction('count-live-links', { memberId: member.user_id });
  const isListed = useIsListed(member);
  const counts = useWorkCounts(member);
  const [isForwarding, setForwarding] = useState(true);
  const successors = useSuccessors(member, rows);
  const { successor } = successors;
  const isCounting = liveLinks.status === 'loading';
  const hasSubmissions = member.officer_id !== null && counts.submissions !== '0';
  const hasWork = hasSubmissions || counts.links !== '0' || hasLiveLinks(liveLinks);
  const canForward = hasPublicPage(successor);
  const forwardsTo = canForward && isForwarding ? successor : undefined;

  async function deactivate() {
    const outcome = await callFunction('deactivate-member', {
      uid: member.user_id,
      hand_over_to: successor?.user_id ?? null,
      forward_links: forwardsTo !== undefined,
    });
    notify({
      title: `${member.name} is deactivated`,
      text: formatReassignment(outcome, successor, { isForwarding: forwardsTo !== undefined }),
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Deactivate ${member.name}?`}
      action="Deactivate"
      isDangerous
      isBlocked={isCounting || successors.status !== 'ready'}
      onAct={deactivate}
      onClose={onClose}
    >
      <div>
        <Typography>This happens right away:</Typography>
        <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
          <li>They’re signed out everywhere and can’t sign in.</li>
          {isListed !== false && (
            <li style={hiddenUntil(isListed !== undefined)}>
              {isListed === 'unknown'
                ? 'If they’re in the public loan officer directory, they’ll be removed from it.'
                : 'They’ll be removed from the public loan officer directory.'}
            </li>
          )}
          {hasSubmissions && <li>{formatSubmissionsNote(counts.submissions)}</li>}
        </ul>
        <Typography sx={{ mt: 1 }}>
          You can reactivate them later.{hasWork && ' Anything you reassign stays with its new owner.'}
          {(isCounting || hasLiveLinks(liveLinks)) && (
            <span style={hiddenUntil(!isCounting)}> Their links and QR codes will work again then.</span>
          )}
        </Typography>
      </div>
      {hasWork && <SuccessorField member={member} successors={successors} links={counts.links} />}
      {canForward && successor && (
        <FormControlLabel
          control={<Checkbox checked={isForwarding} onChange={(_event, checked) => setForwarding(checked)} />}
          label={`Send visitors to ${successor.name}’s page instead`}
        />
      )}
      <Box sx={{ minHeight: STOPPING_LINKS_HEIGHT }}>
        <StoppingLinks result={liveLinks} forwardedTo={forwardsTo?.name}>
          {formatVisitorNote(successor, liveLinks)}
        </StoppingLinks>
      </Box>
    </ActionDialog>
  );
}

/** Reserves the space of text until it is known to apply, so that nothing below moves when it appears. */
const hiddenUntil = (isKnown: boolean) => ({ visibility: isKnown ? 'visible' : 'hidden' }) as const;

function formatSubmissionsNote(count: string | undefined): string {
  switch (count) {
    case undefined:
      return 'Their open applications and callback requests go to whoever you choose below.';
    case '1':
      return 'Their 1 open application or callback request goes to whoever you choose below.';
    default:
      return `Their ${count} open applications and callback requests go to whoever you choose below.`;
  }
}

/** Returns whether a colleague probably has a public page; the server checks that they're listed. */
const hasPublicPage = (successor: Member | undefined): boolean =>
  successor !== undefined && successor.officer_id !== null;

/** Returns whether a member has links that will stop working once they're deactivated. */
const hasStoppingLinks = (result: FunctionResult<'count-live-links'>): boolean =>
  result.status === 'ready' && result.data.links + result.data.prints > 0;

/** Returns whether a member has live links, which will either stop or be forwarded. */
const hasLiveLinks = (result: FunctionResult<'count-live-links'>): boolean =>
  hasStoppingLinks(result) || (result.status === 'ready' && result.data.pages > 0);

function formatVisitorNote(successor: Member | undefined, links: FunctionResult<'count-live-links'>): string {
  const stops = links.status !== 'ready' || hasStoppingLinks(links);
  const notFound = stops ? 'Anyone who opens a link that stops working will see “Link not found.” ' : '';
  if (!successor) return `${notFound}To send visitors to a colleague’s page, choose who takes over.`;
  return hasPublicPage(successor)
    ? notFound.trim()
    : `${notFound}${successor.name} has no public page to send visitors to.`;
}
