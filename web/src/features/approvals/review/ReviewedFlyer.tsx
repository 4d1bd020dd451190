import type { Flyer, FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import type { Box as Area } from '@brokerage/domain/flyer/layout/scene';
import { snapshotPublicTitle } from '@brokerage/domain/flyer/publicTitle';
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
  version,
  templates,
  people,
  isDeactivated,
  hint,
  children,
}: ReviewedFlyerProps) {
  const [outlines, setOutlines] = useState<readonly Area[]>([]);
  const { sealed, owner_user_id, template_id, created_at, submitted_at, history } = flyer;
  const rejection = history.findLast(({ action }) => action === 'rejected');
  return (
    <Box sx={columns}>
      <Box sx={{ p: 2, bgcolor: 'background.default', minHeight: { md: 0 } }}>
        {sealed ? (
          <Paper sealed={sealed} version={version} outlines={outlines} />
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
            ...(sealed ? ([['Public title', snapshotPublicTitle(sealed)]] as const) : []),
            ['Officer', people.get(owner_user_id) ?? sealed?.parties.officer.name ?? 'N/A'],
            ['Template', templates.get(template_id) ?? 'N/A'],
            ['Created', formatDate(created_at)],
            ['Submitted', formatMoment(submitted_at ?? undefined)],
            ['Submission', submissionOf(flyer)],
            ...(sealed ? ([['Realtor', realtorOf(sealed)]] as const) : []),
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
        {sealed && version.status === 'ready' && version.data && (
          <>
            <ChecksSection sealed={sealed} version={version.data} onOutline={setOutlines} />
            <ChangesSection flyer={flyer} sealed={sealed} version={version.data} />
            <DataSection data={sealed.data} />
          </>
        )}
        {children}
      </Stack>
    </Box>
  );
}

/** How often the officer has asked for approval: revisions count every save, which tells a reviewer nothing. */
function submissionOf({ history }: Flyer): string {
  const count = history.filter(({ action }) => action === 'submitted').length;
  return count > 1 ? `Submission ${count}` : 'First submission';
}

function realtorOf({ parties: { realtor } }: FlyerSnapshot): string {
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

interface PaperProps {
  sealed: FlyerSnapshot;
  version: Live<TemplateVersion | undefined>;
  outlines: readonly Area[];
}

function Paper({ sealed, version, outlines }: PaperProps) {
  if (version.status === 'loading') {
    return <Skeleton variant="rectangular" height={480} role="status" aria-label="Loading the flyer" />;
  }
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
  return <PrintedFlyer sealed={sealed} version={version.data} outlines={outlines} />;
}
