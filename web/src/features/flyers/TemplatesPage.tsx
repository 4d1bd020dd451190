import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { createFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { CategoryChip } from './CategoryChip.tsx';
import { ALL_TEMPLATES, matchesFilter, type TemplateFilter, TemplateFilters } from './TemplateFilters.tsx';

/** PDF Templates: lists the published templates to create a flyer from. */
export function TemplatesPage() {
  return (
    <PortalPage action="flyers:make" title="PDF Templates" isWide>
      <Templates />
    </PortalPage>
  );
}

/** Each card reads the template's version, too. */
const PAGE_SIZE = 24;

/** Subscribes to the tenant's published templates, sorted by name, a page at a time. */
function usePublishedTemplates(tenantId: string): Live<ListData<Template>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.templates.all(tenantId)),
      constraints: [where('status', '==', 'published'), orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: templateSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list, undefined, 'Error fetching templates');
}

function Templates() {
  const { member } = useSignedIn();
  const live = usePublishedTemplates(member.tenant_id);
  return (
    <>
      <PageHeading title="PDF Templates">
        Choose one to make your own flyer, rate sheet or letter.
      </PageHeading>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <TemplatesSkeleton />}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load the templates" onRetry={live.retry}>
          {loadErrorMessage(live.error)}
        </ErrorState>
      )}
      {live.status === 'ready' && <Found {...live.data} />}
    </>
  );
}

/** A template as a picture, with its purpose and a button that starts a flyer. */
function TemplateCard({ template }: { template: Template }) {
  const { id, name, description, category, current_version_id } = template;
  return (
    <Card component="li" sx={card}>
      <Box sx={{ bgcolor: 'neutral.soft', borderBottom: 1, borderColor: 'divider', px: 5, py: 2.5 }}>
        <Box sx={{ maxWidth: 240, mx: 'auto' }}>
          <FlyerMiniature templateId={id} versionId={current_version_id} category={category} />
        </Box>
      </Box>
      <Stack spacing={1} sx={{ p: 2, flex: 1, alignItems: 'flex-start' }}>
        <CategoryChip category={category} />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{description}</Typography>
        <Box sx={{ mt: 'auto !important', pt: 1, width: '100%' }}>
          <Button
            component={Link}
            to={createFlyerPath(id)}
            variant="outlined"
            fullWidth
            aria-label={`Create New: ${name}`}
            sx={wholeCard}
          >
            Create New
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
  '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: 2 },
} as const;

/** The whole card is the link: one Tab stop, and clickable anywhere. */
const wholeCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

function Found({ items: templates, unreadable, more }: ListData<Template>) {
  const [filter, setFilter] = useState<TemplateFilter>(ALL_TEMPLATES);
  const shown = templates.filter((template) => matchesFilter(template, filter));
  return (
    <>
      <UnreadableAlert count={unreadable} noun="template" />
      {templates.length === 0 && unreadable === 0 && (
        <EmptyState scene="flyers" title="No Templates Available">
          Contact your marketing admin to publish templates
        </EmptyState>
      )}
      {templates.length > 0 && <TemplateFilters templates={templates} filter={filter} onChange={setFilter} />}
      {templates.length > 0 && shown.length === 0 && (
        <EmptyState
          scene="search"
          title="No templates found"
          action={<Button onClick={() => setFilter(ALL_TEMPLATES)}>Show all templates</Button>}
        >
          {more ? `None of the first ${templates.length} templates match.` : 'No templates match.'}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label="Templates, by name" sx={grid}>
          {shown.map((template) => (
            <TemplateCard key={template.id} template={template} />
          ))}
        </Box>
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from the first {templates.length} templates by name.
        </LoadMore>
      )}
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(256px, 1fr))' },
} as const;

function TemplatesSkeleton() {
  return (
    <Box role="status" aria-label="Loading templates">
      <Skeleton variant="rounded" height={44} sx={{ mt: 3.25, mb: 2, maxWidth: 732 }} />
      <Box sx={grid}>
        {['a', 'b', 'c', 'd'].map((card) => (
          <Card key={card}>
            <Skeleton variant="rectangular" height={292} />
            <Box sx={{ p: 2 }}>
              <Skeleton variant="rounded" width={60} height={28} sx={{ mb: 1 }} />
              <Skeleton width="70%" height={24} />
              <Skeleton height={44} sx={{ mb: 2 }} />
              <Skeleton variant="rounded" height={44} />
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
