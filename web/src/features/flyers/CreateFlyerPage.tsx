import { flyerPath } from '@brokerage/domain/portalPaths';
import type { Template } from '@brokerage/domain/template/template';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { nanoid } from 'nanoid';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { logError } from '../../lib/logError.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { FlyerTitleField, MISSING_TITLE, titleProblem } from '../../ui/flyer/FlyerTitleField.tsx';
import { focusFirstInvalid } from '../../ui/forms/focusFirstInvalid.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { CategoryChip } from './CategoryChip.tsx';

const FAILED = 'Failed to load template';

/** Asks for the title of a new flyer, creates it and opens the editor. */
export function CreateFlyerPage() {
  const [search] = useSearchParams();
  const templateId = search.get('template') ?? '';
  return (
    <PortalPage action="flyers:make" title="Create Flyer">
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
  // Officers get "permission denied" for templates that don't exist or were never published.
  const isRefused = live.status === 'failed' && live.error.code === 'permission-denied';
  useFailureToast(FAILED, live.status === 'failed' && !isRefused);
  if (live.status === 'failed') {
    return isRefused ? (
      <NotAvailable />
    ) : (
      <ErrorState title={FAILED} onRetry={live.retry}>
        Check your connection and try again.
      </ErrorState>
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

interface CreateFlyerFormProps {
  templateId: string;
}

/** Asks for the new flyer's title, then continues to its fields. */
function CreateFlyerForm({ templateId }: CreateFlyerFormProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  // The same id for each retry, so that only one flyer is created.
  const [id] = useState(() => nanoid());
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function change(next: string) {
    setTitle(next);
    setProblem(undefined);
  }

  async function create(event: FormEvent<Element>) {
    event.preventDefault();
    if (isBusy) return;
    const found = titleProblem(title);
    flushSync(() => setProblem(found));
    if (found !== undefined) {
      if (found === MISSING_TITLE.text) notify(MISSING_TITLE);
      return focusFirstInvalid(event.currentTarget);
    }
    setBusy(true);
    try {
      const flyer = { id, template_id: templateId, title: title.trim(), realtor_id: null };
      const created = await callFunction('create-flyer', flyer);
      await navigate(flyerPath(created.id));
    } catch (error) {
      setBusy(false);
      logError('Error creating instance', error);
      notify(toErrorToast(error, 'Failed to create flyer'));
    }
  }

  return (
    <Card component="form" noValidate onSubmit={(event) => void create(event)} sx={{ p: { xs: 2, sm: 3 } }}>
      <FlyerTitleField
        autoFocus
        value={title}
        onChange={change}
        problem={problem}
        help="For example: Open house at 14 Maple Avenue."
        disabled={isBusy}
      />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1}
        sx={{ mt: 3, justifyContent: 'flex-end' }}
      >
        <Button component={Link} to={routePaths.templates}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          Create and Continue Editing
        </Button>
      </Stack>
    </Card>
  );
}

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
  useFailureToast(FAILED, true);
  return (
    <div role="alert">
      <EmptyState scene="missing" title={FAILED}>
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
