import type { FlyerNotice } from '@brokerage/domain/flyer/record/flyerNotice';
import type { FlyerEndNotice } from '@brokerage/domain/flyer/validity/flyerEndNotice';
import type { LicenseNotice } from '@brokerage/domain/license/licenseNotice';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import type { MailNotice } from '@brokerage/domain/mail/mailNotice';
import type { ProfileNotice } from '@brokerage/domain/member/profileNotice';
import type { Notice } from '@brokerage/domain/notice';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import type { ContactNotice } from '@brokerage/domain/submission/contactNotice';
import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import type { ApplicantMailNotice } from '@brokerage/domain/submission/mails/applicantMailNotice';
import type { SubmissionNotice } from '@brokerage/domain/submission/submissionNotice';
import type { ActionNoticeReminder } from '@brokerage/domain/submission/workflow/actionNoticeReminder';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, List, ListItem, ListItemButton, Skeleton, Typography } from '@mui/material';
import { generatePath, Link } from 'react-router-dom';
import { APPLICANT_MAIL_NAMES } from '../../../lib/format/names/applicantMailNames.ts';
import { PROFILE_FIELDS } from '../../../lib/format/names/profileFields.ts';
import { formatDate, formatMoment } from '../../../lib/format/time/formatDate.ts';
import { flyerLastDay } from '../../../lib/format/time/formatValidity.ts';
import type { Documents, Live } from '../../../lib/live-data/useLiveData.ts';
import { recordPaths } from '../../../lib/routes/recordPaths.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../feedback/InlineLoadError.tsx';
import { visuallyHidden } from '../../visuallyHidden.ts';

interface NoticeListProps {
  live: Live<Documents<Notice>>;
  /** Ids of the notices that are new to the user. */
  fresh: ReadonlySet<string>;
  /** Called when the user opens a notice's page. */
  onFollow: () => void;
}

/** A user's notices; each links to the page that handles it. */
export function NoticeList({ live, fresh, onFollow }: NoticeListProps) {
  const { isAdministrator } = useSignedIn();
  if (live.status === 'loading') {
    return (
      <Box role="status" aria-label="Loading notifications" sx={{ px: 2, pb: 2 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  }
  if (live.status === 'failed') {
    return (
      <Box sx={{ px: 2, pb: 1.5 }}>
        <InlineLoadError what="your notifications" live={live} />
      </Box>
    );
  }
  const { items } = live.data;
  if (items.length === 0) {
    return (
      <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
        No notifications yet. We’ll tell you here about reviews, corrections and expiring flyers.
      </Typography>
    );
  }
  return (
    <List disablePadding sx={{ pb: 1 }}>
      {items.map((notice) => (
        <ListItem key={notice.id} disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
          <ListItemButton
            component={Link}
            to={noticePath(notice, isAdministrator)}
            onClick={onFollow}
            sx={{ display: 'block', py: 1.25, pl: 3.5, ...(fresh.has(notice.id) && freshDot) }}
          >
            {fresh.has(notice.id) && <span style={visuallyHidden}>New: </span>}
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: fresh.has(notice.id) ? 600 : 400 }}>
              <NoticeText notice={notice} />
            </Typography>
            {'reason' in notice && notice.reason && (
              <Typography variant="body2" sx={{ ...reasonLook, mt: 0.25 }}>
                {`Reason: ${notice.reason}`}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {formatMoment(notice.created_at)}
            </Typography>
            {NEXT_ACTIONS[notice.kind] && (
              <Typography variant="body2" sx={{ fontWeight: 600, textDecoration: 'underline', mt: 0.5 }}>
                {NEXT_ACTIONS[notice.kind]}
              </Typography>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** A notice's sentence, with its reference number on one line. */
function NoticeText({ notice }: { notice: Notice }) {
  const text = formatNotice(notice);
  const reference = 'reference_number' in notice ? notice.reference_number : '';
  const start = reference === '' ? -1 : text.indexOf(reference);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {reference}
      </Box>
      {text.slice(start + reference.length)}
    </>
  );
}

/** What the flyer's owner does on the page that the notice links to. */
const NEXT_ACTIONS: Partial<Record<Notice['kind'], string>> = {
  recalled: 'Correct flyer',
  correction_requested: 'Correct flyer',
  flyer_ending: 'Renew',
  flyer_ended: 'Renew',
};

/** A dot in the room at the left. */
const freshDot = {
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 19,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
} as const;

const reasonLook = {
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
} as const;

function formatNotice(notice: Notice): string {
  if ('fields' in notice) return profileText(notice);
  if ('due_at' in notice) return contactText(notice);
  if ('notice_due_at' in notice) return actionNoticeText(notice);
  if ('license_id' in notice) return licenseText(notice);
  if ('valid_until' in notice) return flyerEndText(notice);
  if ('application_id' in notice) return submissionText(notice);
  if ('mail_id' in notice) return mailText(notice);
  if ('turned_off' in notice) return applicantMailText(notice);
  const { kind, actor_name, title } = notice;
  switch (kind) {
    case 'submitted':
      return notice.settled
        ? `${toSettled(notice.settled)} “${title}”`
        : `${actor_name} submitted “${title}” for approval`;
    case 'approved':
      return `${actor_name} approved “${title}”`;
    case 'rejected':
      return `${actor_name} rejected “${title}”${notice.mark_count ? ` with ${pluralize(notice.mark_count, 'mark')}` : ''}`;
    case 'withdrawn':
      return `${actor_name} withdrew “${title}”`;
    case 'recalled':
      return `${actor_name} recalled “${title}”. Its links and printed code no longer show it`;
    case 'restored':
      return `${actor_name} restored “${title}”. Its links work again`;
    case 'correction_requested':
      return `${actor_name} asked you to correct “${title}”`;
    case 'consent_requested':
      return `${actor_name} asked you to consent to publishing the template “${title}”`;
    case 'consent_given':
      return `${actor_name} consented to the template “${title}”, and it’s published`;
    case 'consent_declined':
      return `${actor_name} declined to publish the template “${title}”`;
  }
}

/** Returns who approved, rejected or withdrew a submitted flyer, for a notice that is still in the list. */
const toSettled = ({ kind, by_name }: NonNullable<FlyerNotice['settled']>): string =>
  `${by_name} ${kind === 'withdrawn' ? 'withdrew' : kind}`;

function submissionText({ kind, submission_kind, actor_name, reference_number }: SubmissionNotice): string {
  const what = `${SUBMISSION_KIND_NAMES[submission_kind]} ${reference_number}`;
  switch (kind) {
    case 'application_assigned':
      return `${actor_name} assigned ${what} to you`;
    case 'application_mentioned':
      return `${actor_name} mentioned you in a note on ${what}`;
    case 'call_rescheduled':
      return `${actor_name} changed the time of ${what}`;
    case 'call_scheduled_again':
      return `${actor_name} scheduled a new time for ${what}`;
    case 'call_canceled':
      return `${actor_name} canceled ${what}`;
  }
}

function profileText({ kind, actor_name, fields }: ProfileNotice): string {
  const names = fields.map((field) => PROFILE_FIELDS[field]).join(' and ');
  switch (kind) {
    case 'profile_change_requested':
      return `${actor_name} changed their profile. Confirm or decline: ${names}`;
    case 'profile_change_confirmed':
      return `${actor_name} confirmed your profile change: ${names}`;
    case 'profile_change_declined':
      return `${actor_name} declined your profile change: ${names}`;
  }
}

function contactText({ kind, submission_kind, reference_number, due_at }: ContactNotice): string {
  const what = `${SUBMISSION_KIND_NAMES[submission_kind]} ${reference_number}`;
  const by = `by ${formatMoment(due_at)}`;
  if (kind === 'contact_overdue') return `Overdue: we promised to call about ${what} ${by}`;
  return submission_kind === 'callback' ? `Call now: ${what}, ${by}` : `Call soon: ${what}, ${by}`;
}

function actionNoticeText({ reference_number, notice_due_at, created_at }: ActionNoticeReminder): string {
  const due = created_at > notice_due_at ? 'was due' : 'due';
  return `Notice to the applicant ${due} by ${formatDate(notice_due_at)}: application ${reference_number}`;
}

function licenseText({ kind, holder_name, state, expires_on }: LicenseNotice): string {
  const license = `${holder_name}: ${state} license`;
  return kind === 'license_expired'
    ? `${license} expired on ${formatDay(expires_on)}`
    : `${license} expires on ${formatDay(expires_on)}`;
}

function flyerEndText({ kind, title, valid_until }: FlyerEndNotice): string {
  const lastDay = flyerLastDay(valid_until);
  return kind === 'flyer_ended' ? `“${title}” expired ${lastDay}` : `“${title}” is valid through ${lastDay}`;
}

function mailText({ kind, mail_kind }: MailNotice): string {
  const { label } = mailKind(mail_kind);
  return kind === 'mail_bounced'
    ? `An email to your team bounced: ${label}`
    : `An email to your team couldn’t be delivered: ${label}`;
}

function applicantMailText({ actor_name, turned_on, turned_off }: ApplicantMailNotice): string {
  const list = (statuses: ApplicantMailNotice['turned_on']) =>
    statuses.map((status) => APPLICANT_MAIL_NAMES[status]).join(', ');
  const acts = [
    ...(turned_off.length > 0 ? [`off emails to applicants: ${list(turned_off)}`] : []),
    ...(turned_on.length > 0 ? [`on emails to applicants: ${list(turned_on)}`] : []),
  ];
  return `${actor_name} turned ${acts.join('; and turned ')}`;
}

/** Approvers go to their queue, owners to their flyer or profile; notices about a template or an application link to that. */
function noticePath(notice: Notice, isAdministrator: boolean): string {
  switch (notice.kind) {
    case 'consent_requested':
    case 'consent_given':
    case 'consent_declined':
      return generatePath(routePaths.templateEditor, { templateId: notice.template_id ?? '' });
    case 'submitted':
    case 'withdrawn':
      return routePaths.approvals;
    case 'approved':
    case 'rejected':
    case 'recalled':
    case 'restored':
    case 'correction_requested':
    case 'flyer_ending':
    case 'flyer_ended':
      return flyerPath(notice.flyer_id);
    case 'application_mentioned':
      return recordPaths.timeline(notice.application_id, isAdministrator);
    case 'application_assigned':
    case 'call_rescheduled':
    case 'call_scheduled_again':
    case 'call_canceled':
    case 'contact_due_soon':
    case 'contact_overdue':
    case 'action_notice_due':
      return isAdministrator
        ? recordPaths.application(notice.application_id)
        : recordPaths.lead(notice.application_id);
    case 'license_expiring':
    case 'license_expired':
      return isAdministrator ? routePaths.licenses : routePaths.profile;
    case 'mail_failed':
      return `${routePaths.mail}?state=failed`;
    case 'mail_bounced':
      return `${routePaths.mail}?state=bounced`;
    case 'applicant_mails_switched':
      return routePaths.company;
    case 'profile_change_requested':
      return routePaths.profileChanges;
    case 'profile_change_confirmed':
    case 'profile_change_declined':
      return routePaths.profile;
  }
}
