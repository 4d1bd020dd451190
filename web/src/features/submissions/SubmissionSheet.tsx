import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Live, subscribeDocument, subscribeReady, useLiveData } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { submissionFields } from '../../ui/data-display/submissionFields.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SideSheet } from '../../ui/layout/SideSheet.tsx';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';

const NONE = subscribeReady<Submission | undefined>(undefined);

/** One application, live, however old it is; undefined when there is none. */
function useSubmission(id: string): Live<Submission | undefined> {
  const firestore = useFirestore();
  const { tenant_id } = useSignedIn().member;
  const listen = useMemo(
    () =>
      // Addresses are typed by anybody.
      /^[\w-]+$/.test(id)
        ? subscribeDocument(doc(firestore, paths.submissions.one(tenant_id, id)), submissionSchema)
        : NONE,
    [firestore, tenant_id, id],
  );
  return useLiveData(listen);
}

const { firstName: _first, lastName: _last, ...details } = submissionFields;

function Details({ submission }: { submission: Submission }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', rowGap: 1.5, columnGap: 2 }}
    >
      {Object.values(details).map((field) => (
        <Box key={field.label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {field.label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {field.show(submission)}
          </Typography>
        </Box>
      ))}
      {submission.shared_link_id && (
        <>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            Source
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <SubmissionOrigin submission={submission} />
          </Typography>
        </>
      )}
    </Box>
  );
}

interface SubmissionSheetProps {
  id: string;
  onClose: () => void;
}

/** Shows one application beside the list, also one that is too old to be in it. */
export function SubmissionSheet({ id, onClose }: SubmissionSheetProps) {
  const live = useSubmission(id);
  const submission = live.status === 'ready' ? live.data : undefined;
  const isMissing = live.status === 'ready' && !live.data;
  return (
    <SideSheet
      kind="Application"
      title={
        submission
          ? `${submission.first_name} ${submission.last_name}`
          : isMissing
            ? 'Application not found'
            : 'Application'
      }
      onClose={onClose}
    >
      {live.status === 'loading' && (
        <Stack spacing={1} role="status" aria-label="Loading the application">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
            <Skeleton key={line} height={28} />
          ))}
        </Stack>
      )}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load this application" onRetry={live.retry}>
          Check your connection and try again.
        </ErrorState>
      )}
      {isMissing && <Typography>It may have been removed since you found it.</Typography>}
      {submission && <Details submission={submission} />}
    </SideSheet>
  );
}
