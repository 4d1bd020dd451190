import { formatField } from '@brokerage/domain/flyer/fields/formatField';
import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import { can } from '@brokerage/domain/member/roles';
import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import type { ContentField, TemplateContent } from '@brokerage/domain/template/templateCallables';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CATEGORY_NAMES } from '../../../lib/format/names/categoryNames.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useRecordTitle } from '../../../ui/layout/head/usePageTitle.ts';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { TEMPLATE_STATUS_TONES } from '../templateState.ts';
import { formatLifetime, LAYOUT_NAMES, TEMPLATE_STATUS_NAMES, TYPE_NAMES } from '../templateWords.ts';
import { ConsentPanel } from './ConsentPanel.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useStoredTemplate } from './useStoredTemplate.ts';

// Lazy: at the end of the page, and for published templates only.
const OlderFlyers = lazy(async () => ({ default: (await import('./OlderFlyers.tsx')).OlderFlyers }));

/** A template: its design and the fields that officers fill in. `new` in the URL starts one. */
export function TemplateEditorPage() {
  return (
    <PortalPage action="templates:readUnpublished" title="Template">
      <Editor />
    </PortalPage>
  );
}

/** A template for members who can't change it: its settings, its fields, and a sample flyer. */
function TemplateFacts({ content }: { content: TemplateContent }) {
  const { description, category, layout, approval_required, fields } = content;
  const lifetime = toLifetimeDays(content, category);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
      }}
    >
      <Card component="section" aria-labelledby="template-fields" sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ mb: 1 }}>{description}</Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {CATEGORY_NAMES[category]} · {LAYOUT_NAMES[layout]} ·{' '}
          {approval_required ? 'A reviewer approves every flyer' : 'Flyers need no approval'}
          {lifetime !== null && ` · Valid for ${formatLifetime(lifetime)}`}
        </Typography>
        <Typography variant="h3" component="h2" id="template-fields">
          Fields
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {fields.map((field) => (
            <Box component="li" key={field.key} sx={{ mt: 0.75 }}>
              <strong>{field.label}</strong>{' '}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {toTraits(field)}
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                {formatField(field, field.default) || plainText(field.default)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
      <SamplePreview content={content} highlight={undefined} />
    </Box>
  );
}

const toTraits = ({ type, required, locked }: ContentField): string =>
  [TYPE_NAMES[type], required && 'required', locked && 'locked'].filter(Boolean).join(' · ');

function Editor() {
  const { member } = useSignedIn();
  const { templateId = '' } = useParams();
  // The same before and after the first save, when it becomes part of the URL.
  const [newId] = useState(() => nanoid());
  const isNew = templateId === 'new';
  const id = isNew ? newId : templateId;
  const live = useStoredTemplate(member.tenant_id, id);
  const name = readyData(live)?.template.name;
  useRecordTitle(name ?? 'Template');
  if (live.status === 'failed') {
    return (
      <ErrorState titleAs="h1" title="Couldn’t load the template" onRetry={live.retry}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <>
        <ConnectionHint live={live} />
        <Loading />
      </>
    );
  }
  const stored = live.data;
  if (!stored && (id !== newId || !can(member, 'templates:manage'))) {
    return (
      <EmptyState scene="missing" title="Template not found">
        We couldn’t find this template. <Link to={routePaths.templateManager}>See all templates</Link>
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeading
        title={stored?.template.name ?? 'New template'}
        actions={
          stored && (
            <Button component={Link} to={entityHistoryPath('template', id)}>
              History of this template
            </Button>
          )
        }
      >
        {stored ? (
          <StatusChip
            label={TEMPLATE_STATUS_NAMES[stored.template.status]}
            tone={TEMPLATE_STATUS_TONES[stored.template.status]}
          />
        ) : (
          'Choose a layout, keep the fields you need, save, and publish when it’s ready.'
        )}
      </PageHeading>
      <ConnectionHint live={live} />
      {stored && <ConsentPanel stored={stored} />}
      {can(member, 'templates:manage') ? (
        <TemplateEditor key={id} id={id} stored={stored} />
      ) : (
        stored && <TemplateFacts content={stored.content} />
      )}
      {stored?.template.status === 'published' && (
        <Suspense>
          <OlderFlyers template={stored.template} />
        </Suspense>
      )}
    </>
  );
}

const Loading = () => (
  <Stack role="status" aria-label="Loading template" spacing={2}>
    <Skeleton width="40%" height={44} />
    <Card sx={{ p: 2.5 }}>
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton variant="rounded" height={160} />
    </Card>
  </Stack>
);
