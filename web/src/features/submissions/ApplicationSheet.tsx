import { documentIdSchema } from '@brokerage/domain/documentId';
import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { contactBy } from '@brokerage/domain/schedule/businessHours';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { mailLink } from '../../lib/format/mailLink.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { subscribeDocument, subscribeReady, useLiveData } from '../../lib/live-data/documents.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { submissionFields } from '../../ui/data-display/submissionFields.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SideSheet } from '../../ui/layout/SideSheet.tsx';
import { useSideSheet } from '../../ui/layout/useSideSheet.ts';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';

const { id: _id, firstName: _firstName, lastName: _lastName, ...facts } = submissionFields;
const lines = Object.values(facts);

const NOT_THERE = subscribeReady<Submission | undefined>(undefined);

/** What the desk knows of an application, line by line. */
function ApplicationFacts({ application }: { application: Submission }) {
  return (
    <>
      {application.status === 'new' && (
        <Typography sx={{ mb: 2 }}>
          Promised contact: by {formatMoment(contactBy(application.created_at))}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '8.5rem minmax(0, 1fr)', rowGap: 1.25 }}
      >
        {lines.map(({ label, show }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {show(application)}
            </Typography>
          </Box>
        ))}
        {application.shared_link_id && (
          <Box sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              Source
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <SubmissionOrigin submission={application} />
            </Typography>
          </Box>
        )}
      </Box>
    </>
  );
}

/** One application in a side sheet, also when it is not among the newest. */
function OneApplication({ id, onClose }: { id: string; onClose: () => void }) {
  const firestore = useFirestore();
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useLiveData(
    useMemo(
      () =>
        // An address is typed by anybody.
        documentIdSchema.safeParse(id).success
          ? subscribeDocument(doc(firestore, paths.submissions.one(tenantId, id)), submissionSchema)
          : NOT_THERE,
      [firestore, tenantId, id],
    ),
  );
  const application = live.status === 'ready' ? live.data : undefined;
  const name = application && `${application.first_name} ${application.last_name}`;
  return (
    <SideSheet
      title={name ?? 'Application'}
      kind={application ? `Application ${application.reference_number}` : 'Submissions'}
      onClose={onClose}
      actions={
        application && (
          <>
            <Button variant="contained" href={phoneLink(application.mobile)}>
              Call
            </Button>
            <Button variant="outlined" href={mailLink(application.email)}>
              Email
            </Button>
          </>
        )
      }
    >
      {live.status === 'loading' && (
        <div role="status" aria-label="Loading the application">
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load the application" onRetry={live.retry}>
          {loadFailureText(live.error)}
        </ErrorState>
      )}
      {live.status === 'ready' && !application && (
        <Typography>This application doesn’t exist anymore, or it couldn’t be shown.</Typography>
      )}
      {application && <ApplicationFacts application={application} />}
    </SideSheet>
  );
}

/** Shows the application that the address names, `?application={id}`, in a side sheet. */
export function ApplicationSheet() {
  const sheet = useSideSheet(RECORD.application);
  return sheet.openId === undefined ? null : (
    <OneApplication key={sheet.openId} id={sheet.openId} onClose={sheet.close} />
  );
}
