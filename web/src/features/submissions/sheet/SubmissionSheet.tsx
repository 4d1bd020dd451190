import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import {
  findSubmissionActionError,
  isOpenStatus,
  type SubmissionActionName,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SheetSkeleton } from '../../../ui/layout/portal/SheetSkeleton.tsx';
import { SideSheet } from '../../../ui/layout/portal/SideSheet.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { offeredStatusActions } from './dialogs/StatusDialog.tsx';
import { type SubmissionDialogName, SubmissionDialogs } from './dialogs/SubmissionDialogs.tsx';
import { SubmissionExport } from './SubmissionExport.tsx';
import { SubmissionMenu } from './SubmissionMenu.tsx';
import { SubmissionOverview } from './SubmissionOverview.tsx';
import { SubmissionTimeline } from './SubmissionTimeline.tsx';
import { TABS, type TabName, useTabFromUrl } from './sheetTabs.ts';
import { useAssignee } from './useAssignee.ts';
import { useMentionable } from './useMentionable.ts';
import { useOpenedSubmission } from './useOpenedSubmission.ts';
import { useSubmissionEvents } from './useSubmissionEvents.ts';

interface MainActionsProps {
  isNew: boolean;
  onContact: () => void;
  /** Undefined if no other status is possible. */
  onStatus: (() => void) | undefined;
}

/**
 * The two main actions, the emphasized one at the end. That's the contact for a new submission, because it changes the status
 * automatically.
 */
function MainActions({ isNew, onContact, onStatus }: MainActionsProps) {
  const contact = (
    <Button key="contact" variant={isNew || !onStatus ? 'contained' : 'outlined'} onClick={onContact}>
      Log contact
    </Button>
  );
  const status = onStatus && (
    <Button key="status" variant={isNew ? 'outlined' : 'contained'} onClick={onStatus}>
      Change status
    </Button>
  );
  return isNew ? [status, contact] : [contact, status];
}

/** A submission with all its actions. */
function LoadedSubmission({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const id = useId();
  const { member, isAdministrator } = useSignedIn();
  const { open } = useSideSheet(RECORD.application);
  const [tab, setTab] = useState<TabName>('Overview');
  const { kind } = submission;
  const tabs = TABS[kind];
  useTabFromUrl(tabs, setTab);
  const [dialog, setDialog] = useState<SubmissionDialogName>();
  const opened = useOpenedSubmission(submission.id);
  const assignee = useAssignee(submission);
  const events = useSubmissionEvents(member.tenant_id, submission);
  const mentionable = useMentionable(submission, readyData(events)?.items ?? []);

  const actor = {
    user_id: member.user_id,
    tenant_id: member.tenant_id,
    officer_id: member.officer_id,
    is_administrator: isAdministrator,
  };
  const target = { ...submission, tenant_id: member.tenant_id };
  const can = (action: SubmissionActionName) =>
    findSubmissionActionError(target, action, actor) === undefined;
  const statusActions = offeredStatusActions(submission, actor);
  const hasTexting = opened.status === 'ready' && opened.data.answers.sms_opt_in === true;
  const { id: submissionId, reference_number } = submission;

  return (
    <SideSheet
      title={applicantName(submission)}
      kind={`${kind === 'callback' ? 'Callback request' : 'Application'} ${reference_number}`}
      onClose={onClose}
      lead={<ContactButtons submission={submission} hasTexting={hasTexting} />}
      actions={
        <>
          <SubmissionMenu
            submission={submission}
            can={can}
            onNote={() => setDialog('note')}
            onAssign={() => setDialog('assign')}
          />
          {kind === 'application' && <SubmissionExport id={submissionId} />}
          <Box sx={{ flex: 1 }} />
          <MainActions
            isNew={submission.status === 'new'}
            onContact={() => setDialog('contact')}
            onStatus={statusActions.length > 0 ? () => setDialog('status') : undefined}
          />
        </>
      }
    >
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => setTab(chosen)}
        aria-label={kind === 'callback' ? 'Callback request' : 'Application'}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-tab-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
        {tab === 'Overview' && (
          <SubmissionOverview
            submission={submission}
            opened={opened}
            assignee={assignee}
            canHandOver={isAdministrator || !isOpenStatus(submission.status)}
            onOpen={open}
            onAssign={() => setDialog('assign')}
            canAssign={can('assign')}
            onNotice={() => setDialog('notice')}
          />
        )}
        {tab === 'Answers' && <ApplicationAnswers id={submissionId} opened={opened} />}
        {tab === 'Timeline' && (
          <SubmissionTimeline submission={submission} events={events} onAddNote={() => setDialog('note')} />
        )}
      </Box>
      {dialog && (
        <SubmissionDialogs
          name={dialog}
          submission={submission}
          mentionable={mentionable}
          offered={statusActions}
          hasScheduledCall={readyData(opened)?.scheduled_call != null}
          currentName={assignee.name}
          onClose={() => setDialog(undefined)}
        />
      )}
    </SideSheet>
  );
}

/** Shows a submission in a side sheet, even if the list doesn't include it. */
function OneSubmission({ id, noun, onClose }: { id: string; noun: string; onClose: () => void }) {
  const { tenant_id: tenantId } = useSignedIn().member;
  // Anyone can type a URL.
  const isId = documentIdSchema.safeParse(id).success;
  const live = useDocument(isId ? paths.submissions.one(tenantId, id) : null, submissionSchema);
  if (live.status === 'ready' && live.data) {
    return <LoadedSubmission submission={live.data} onClose={onClose} />;
  }
  return (
    <SideSheet title={capitalize(noun)} kind={noun === 'lead' ? 'My Leads' : 'Submissions'} onClose={onClose}>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <SheetSkeleton label={`Loading the ${noun}`} />}
      {live.status === 'failed' && (
        <ErrorState title={`Couldn’t load the ${noun}`} onRetry={live.retry}>
          {loadErrorMessage(live.error)}
        </ErrorState>
      )}
      {live.status === 'ready' && (
        <Typography>This {noun} doesn’t exist anymore, or it couldn’t be shown.</Typography>
      )}
    </SideSheet>
  );
}

/** Shows the submission in the URL, `?application={id}`, in a side sheet. */
export function SubmissionSheet({ noun }: { noun: 'submission' | 'lead' }) {
  const sheet = useSideSheet(RECORD.application);
  return sheet.openId === undefined ? null : (
    <OneSubmission key={sheet.openId} id={sheet.openId} noun={noun} onClose={sheet.close} />
  );
}
