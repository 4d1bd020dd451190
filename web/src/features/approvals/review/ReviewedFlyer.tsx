import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { FlyerSnapshot, SnapshotSummary } from '@brokerage/domain/flyer/flyerSnapshot';
import type { Box as Area } from '@brokerage/domain/flyer/layout/scene';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Alert, AlertTitle, Box, FormControlLabel, Skeleton, Stack, Switch, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatDate, formatMoment } from '../../../lib/format/formatDate.ts';
import type { Live } from '../../../lib/live-data/documents.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { ChecksSection } from './ChecksSection.tsx';
import { FactList } from './FactList.tsx';
import { PrintedFlyer } from './PrintedFlyer.tsx';

/** Shows the flyer's data as formatted JSON once it is switched on. */
function DataSection({ data }: { data: Readonly<Record<string, unknown>> }) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
        label="Show data as JSON"
      />
      {isShown && (
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label="Flyer data as JSON"
          sx={{
            m: 0,
            mt: 1,
            p: 1.5,
            maxHeight: 360,
            overflow: 'auto',
            borderRadius: 1,
            typography: 'body2',
            fontFamily: 'monospace',
            bgcolor: 'background.default',
          }}
        >
          {JSON.stringify(data, null, 2)}
        </Box>
      )}
    </div>
  );
}

interface ReviewedFlyerProps {
  flyer: Flyer;
  /** What was submitted of it. */
  snapshot: Live<FlyerSnapshot | undefined>;
  /** The one that it is pinned to. */
  version: Live<TemplateVersion | undefined>;
  templates: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  /** The officer is deactivated. */
  isDeactivated: boolean;
  hint: ReactNode;
  /** What follows what there is to know: the reason box. */
  children: ReactNode;
}

/** The flyer as it will be printed, and beside it what a reviewer wants to know. */
export function ReviewedFlyer({
  flyer,
  snapshot,
  version,
  templates,
  people,
  isDeactivated,
  hint,
  children,
}: ReviewedFlyerProps) {
  const [outlines, setOutlines] = useState<readonly Area[]>([]);
  const { owner_user_id, template_id, created_at, submitted_at, last_rejection: rejection } = flyer;
  const submitted = snapshot.status === 'ready' ? snapshot.data : undefined;
  return (
    <Box sx={columns}>
      <Box sx={{ p: 2, bgcolor: 'background.default', minHeight: { md: 0 } }}>
        {submitted ? (
          <Paper snapshot={submitted} version={version} outlines={outlines} />
        ) : snapshot.status === 'loading' ? (
          <PaperSkeleton />
        ) : snapshot.status === 'failed' ? (
          <ErrorState title="Couldn’t load the submitted flyer" onRetry={snapshot.retry}>
            Without it, the flyer can’t be shown or approved.
          </ErrorState>
        ) : flyer.status !== 'pending_approval' ? (
          <Typography>This flyer has no submitted copy right now.</Typography>
        ) : (
          <Alert severity="warning">
            <AlertTitle>No submitted copy</AlertTitle>
            We didn’t save a print copy when this flyer was submitted, so it can’t be approved. Ask the
            officer to submit it again.
          </Alert>
        )}
      </Box>
      <Stack spacing={3} sx={{ p: 2, minHeight: { md: 0 }, overflowY: { md: 'auto' } }}>
        {hint}
        {isDeactivated && (
          <Alert severity="warning">
            <AlertTitle>Officer deactivated</AlertTitle>
            This flyer’s loan officer has been deactivated. Even if you approve the flyer, its links and
            printed QR codes won’t work until the officer is reactivated.
          </Alert>
        )}
        <FactList
          facts={[
            ...(flyer.snapshot ? ([['Public title', flyer.snapshot.public_title]] as const) : []),
            ['Officer', people.get(owner_user_id) ?? flyer.snapshot?.parties.officer.name ?? 'N/A'],
            ['Template', templates.get(template_id) ?? 'N/A'],
            ['Created', formatDate(created_at)],
            ['Submitted', formatMoment(submitted_at ?? undefined)],
            ['Submission', submissionOf(flyer)],
            ...(flyer.snapshot ? ([['Realtor', realtorOf(flyer.snapshot)]] as const) : []),
          ]}
        />
        {rejection && (
          <Alert severity="info" icon={false} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <AlertTitle>
              Previously rejected by {people.get(rejection.by_user_id) ?? rejection.by_name ?? 'someone'} (
              {formatMoment(rejection.at)})
            </AlertTitle>
            {rejection.reason}
          </Alert>
        )}
        {submitted && version.status === 'ready' && version.data && (
          <>
            <ChecksSection snapshot={submitted} version={version.data} onOutline={setOutlines} />
            <ChangesSection flyer={flyer} snapshot={submitted} version={version.data} />
            <DataSection data={submitted.data} />
          </>
        )}
        {children}
      </Stack>
    </Box>
  );
}

/** How often the officer has asked for approval: revisions count every save, which tells a reviewer nothing. */
function submissionOf({ submission_count: count }: Flyer): string {
  return count > 1 ? `Submission ${count}` : 'First submission';
}

function realtorOf({ parties: { realtor } }: SnapshotSummary): string {
  if (!realtor) return 'None';
  return [realtor.name, realtor.brokerage].filter((part) => part !== '').join(', ');
}

const columns = {
  display: { md: 'grid' },
  flexGrow: 1,
  minHeight: { md: 0 },
  gridTemplateColumns: 'minmax(0, 7fr) minmax(360px, 5fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
} as const;

const PaperSkeleton = () => (
  <Skeleton variant="rectangular" height={480} role="status" aria-label="Loading the flyer" />
);

interface PaperProps {
  snapshot: FlyerSnapshot;
  version: Live<TemplateVersion | undefined>;
  outlines: readonly Area[];
}

function Paper({ snapshot, version, outlines }: PaperProps) {
  if (version.status === 'loading') return <PaperSkeleton />;
  if (version.status === 'failed') {
    return (
      <ErrorState title="Failed to load template" onRetry={version.retry}>
        Without it, the flyer can’t be shown or approved.
      </ErrorState>
    );
  }
  if (!version.data) {
    return (
      <Alert severity="warning">
        The template version this flyer was made from is gone, so the flyer can’t be shown or approved.
      </Alert>
    );
  }
  return <PrintedFlyer snapshot={snapshot} version={version.data} outlines={outlines} />;
}
