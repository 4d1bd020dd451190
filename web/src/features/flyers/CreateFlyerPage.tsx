import type { Template } from '@brokerage/domain/template/template';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTemplate } from '../../lib/live-data/useTemplate.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { CategoryChip } from './CategoryChip.tsx';
import { CreateFlyerForm } from './CreateFlyerForm.tsx';
import { FlyerMiniature } from './FlyerMiniature.tsx';

const FAILED = 'Failed to load template';

/** Asks for the title of a new flyer, creates it and opens the editor. */
export function CreateFlyerPage() {
  const [search] = useSearchParams();
  const templateId = search.get('template') ?? '';
  return (
    <PortalPage
      action="flyers:make"
      title="Create Flyer"
      back={{ label: 'PDF Templates', path: routePaths.templates }}
    >
      {/* Such an id would be another path in the database. */}
      {templateId === '' || templateId.includes('/') ? (
        <NotAvailable />
      ) : (
        <FromTemplate key={templateId} templateId={templateId} />
      )}
    </PortalPage>
  );
}

function FromTemplate({ templateId }: { templateId: string }) {
  const { member } = useSignedIn();
  const live = useTemplate(member.tenant_id, templateId);
  if (live.status === 'failed') {
    // Officers are refused what is unknown or was never published.
    return live.error.code === 'permission-denied' ? (
      <NotAvailable />
    ) : (
      <LoadError title={FAILED} onRetry={live.retry}>
        Check your connection and try again.
      </LoadError>
    );
  }
  return (
    <>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <CreateSkeleton />}
      {live.status === 'ready' &&
        (live.data?.status === 'published' ? <Create template={live.data} /> : <NotAvailable />)}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
} as const;

function Create({ template }: { template: Template }) {
  const { id, name, description, category, current_version_id } = template;
  return (
    <>
      <PageHeading title="Create Flyer">
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <span>{`From the template ${name}.`}</span>
          <CategoryChip category={category} />
        </Stack>
      </PageHeading>
      <Box sx={columns}>
        <CreateFlyerForm templateId={id} />
        <Card
          component="figure"
          sx={{
            m: 0,
            bgcolor: 'neutral.soft',
            p: 2,
            width: '100%',
            maxWidth: 400,
            mx: { xs: 'auto', md: 0 },
          }}
        >
          <FlyerMiniature templateId={id} versionId={current_version_id} category={category} />
          <Box component="figcaption" sx={{ mt: 1.5, color: 'neutral.onSoft' }}>
            {description && <Box sx={{ overflowWrap: 'anywhere' }}>{description}</Box>}
            Shown with sample text.
          </Box>
        </Card>
      </Box>
    </>
  );
}

function NotAvailable() {
  const notify = useNotify();
  useEffect(() => notify({ title: FAILED, severity: 'error' }), [notify]);
  return (
    <div role="alert">
      <EmptyState title={FAILED}>
        We couldn’t find this template, or it’s no longer in use.
        <Box sx={{ mt: 2 }}>
          <Button component={Link} to={routePaths.templates} variant="contained">
            Browse Templates
          </Button>
        </Box>
      </EmptyState>
    </div>
  );
}

function CreateSkeleton() {
  return (
    <Box role="status" aria-label="Loading template" sx={columns}>
      <Stack spacing={1.5}>
        <Skeleton width="40%" height={36} />
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={44} width={260} />
      </Stack>
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}
