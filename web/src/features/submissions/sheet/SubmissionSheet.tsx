import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import {
  findSubmissionActionError,
  type SubmissionActionName,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { Box, Button, MenuItem, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { loadFailureText } from '../../../lib/errors/loadFailureText.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { capitalize } from '../../../lib/format/capitalize.ts';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useEventId } from '../../../lib/useEventId.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { SideSheet } from '../../../ui/layout/portal/SideSheet.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import { ActionNoticeDialog } from './ActionNoticeDialog.tsx';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { LogContactDialog } from './LogContactDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { offeredStatusActions, StatusDialog } from './StatusDialog.tsx';
import { SubmissionExport } from './SubmissionExport.tsx';
import { SubmissionOverview } from './SubmissionOverview.tsx';
import { SubmissionTimeline } from './SubmissionTimeline.tsx';
import { TABS, type TabName, useAskedTab } from './sheetTabs.ts';
import { useAssignee } from './useAssignee.ts';
import { useMentionable } from './useMentionable.ts';
import { useOpenedSubmission } from './useOpenedSubmission.ts';
import { useSubmissionEvents } from './useSubmissionEvents.ts';

type DialogName = 'contact' | 'note' | 'status' | 'assign' | 'notice';

interface MainActionsProps {
  isNew: boolean;
  onContact: () => void;
  /** Undefined where no other status is possible. */
  onStatus: (() => void) | undefined;
}

/** The two main actions. Getting in touch comes first with what is new, as the first contact changes its status by itself. */
function MainActions({ isNew, onContact, onStatus }: MainActionsProps) {
  const contact = (
    <Button key="contact" variant={isNew ? 'contained' : 'outlined'} onClick={onContact}>
      Log contact
    </Button>
  );
  const status = onStatus && (
    <Button key="status" variant={isNew ? 'outlined' : 'contained'} onClick={onStatus}>
      Change status
    </Button>
  );
  return isNew ? [contact, status] : [status, contact];
}

/** A submission with everything that can be done about it. */
function LoadedSubmission({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const navigate = useNavigate();
  const { member, isAdministrator } = useSignedIn();
  const { open } = useSideSheet(RECORD.application);
  const [tab, setTab] = useState<TabName>('Overview');
  const { kind } = submission;
  const tabs = TABS[kind];
  useAskedTab(tabs, setTab);
  const [dialog, setDialog] = useState<DialogName>();
  const claimId = useEventId({ revision: submission.revision });
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
  const isOwn = member.officer_id !== null && submission.lo_assigned_id === member.officer_id;
  const hasTexting = opened.status === 'ready' && opened.data.answers.sms_opt_in === true;
  const { id: applicationId, revision, email, mobile, reference_number } = submission;
  const name = applicantName(submission);

  async function claim() {
    try {
      await callFunction('claim-application', { id: applicationId, event_id: claimId, revision });
      notify({ title: 'Assigned to you', severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Not assigned'));
    }
  }
  async function copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Copied!', text: what, severity: 'success' });
    } catch {
      notify({ title: 'Not copied', text: 'Your browser blocked it.', severity: 'error' });
    }
  }

  return (
    <SideSheet
      title={name}
      kind={`${kind === 'callback' ? 'Callback request' : 'Application'} ${reference_number}`}
      onClose={onClose}
      lead={
        <>
          <Button variant="outlined" size="small" startIcon={<CallOutlined />} href={phoneLink(mobile)}>
            Call
          </Button>
          {hasTexting && (
            <Button
              variant="outlined"
              size="small"
              startIcon={<SmsOutlined />}
              href={phoneLink(mobile).replace(/^tel:/, 'sms:')}
            >
              Text
            </Button>
          )}
          <Button variant="outlined" size="small" startIcon={<MailOutlined />} href={mailLink(email)}>
            Email
          </Button>
        </>
      }
      actions={
        <>
          <MainActions
            isNew={submission.status === 'new'}
            onContact={() => setDialog('contact')}
            onStatus={statusActions.length > 0 ? () => setDialog('status') : undefined}
          />
          <Box sx={{ flex: 1 }} />
          {kind === 'application' && <SubmissionExport id={applicationId} />}
          <RowMenu label={`More actions for ${name}`}>
            {(choose) => [
              <MenuItem key="note" onClick={() => choose(() => setDialog('note'))}>
                Add note
              </MenuItem>,
              can('assign') && (
                <MenuItem key="assign" onClick={() => choose(() => setDialog('assign'))}>
                  Assign
                </MenuItem>
              ),
              can('claim') && member.officer_id !== null && !isOwn && (
                <MenuItem key="claim" onClick={() => choose(() => void claim())}>
                  Assign to me
                </MenuItem>
              ),
              <MenuItem key="copy-phone" onClick={() => choose(() => void copy(mobile, mobile))}>
                Copy phone number
              </MenuItem>,
              <MenuItem key="copy-email" onClick={() => choose(() => void copy(email, email))}>
                Copy email address
              </MenuItem>,
              isAdministrator && (
                <MenuItem
                  key="audit"
                  onClick={() => choose(() => void navigate(entityHistoryPath('application', applicationId)))}
                >
                  Audit log
                </MenuItem>
              ),
            ]}
          </RowMenu>
        </>
      }
    >
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => setTab(chosen)}
        aria-label={kind === 'callback' ? 'Callback request' : 'Application'}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} label={one} id={`${id}-tab-${one}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
        {tab === 'Overview' && (
          <SubmissionOverview
            submission={submission}
            opened={opened}
            assignee={assignee.words}
            onOpen={open}
            onNotice={() => setDialog('notice')}
          />
        )}
        {tab === 'Answers' && <ApplicationAnswers id={applicationId} opened={opened} />}
        {tab === 'Timeline' && (
          <SubmissionTimeline
            submission={submission}
            events={events}
            onAddNote={() => setDialog('note')}
            onLogContact={() => setDialog('contact')}
          />
        )}
      </Box>
      {dialog === 'contact' && (
        <LogContactDialog
          submission={submission}
          tenantId={member.tenant_id}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'note' && (
        <NoteDialog submission={submission} mentionable={mentionable} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'notice' && (
        <ActionNoticeDialog submission={submission} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'status' && (
        <StatusDialog
          submission={submission}
          tenantId={member.tenant_id}
          offered={statusActions}
          hasScheduledCall={readyData(opened)?.scheduled_call != null}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'assign' && (
        <AssignDialog
          submission={submission}
          tenantId={member.tenant_id}
          currentName={assignee.name}
          onClose={() => setDialog(undefined)}
        />
      )}
    </SideSheet>
  );
}

/** One submission in a side sheet, also when it is not among the listed ones. */
function OneSubmission({ id, noun, onClose }: { id: string; noun: string; onClose: () => void }) {
  const { tenant_id: tenantId } = useSignedIn().member;
  // An address is typed by anybody.
  const isId = documentIdSchema.safeParse(id).success;
  const live = useDocument(isId ? paths.submissions.one(tenantId, id) : null, submissionSchema);
  if (live.status === 'ready' && live.data) {
    return <LoadedSubmission submission={live.data} onClose={onClose} />;
  }
  return (
    <SideSheet title={capitalize(noun)} kind={noun === 'lead' ? 'My Leads' : 'Submissions'} onClose={onClose}>
      {live.status === 'loading' && (
        <div role="status" aria-label={`Loading the ${noun}`}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {live.status === 'failed' && (
        <ErrorState title={`Couldn’t load the ${noun}`} onRetry={live.retry}>
          {loadFailureText(live.error)}
        </ErrorState>
      )}
      {live.status === 'ready' && (
        <Typography>This {noun} doesn’t exist anymore, or it couldn’t be shown.</Typography>
      )}
    </SideSheet>
  );
}

/** Shows the submission that the address names, `?application={id}`, in a side sheet. */
export function SubmissionSheet({ noun }: { noun: 'submission' | 'lead' }) {
  const sheet = useSideSheet(RECORD.application);
  return sheet.openId === undefined ? null : (
    <OneSubmission key={sheet.openId} id={sheet.openId} noun={noun} onClose={sheet.close} />
  );
}
