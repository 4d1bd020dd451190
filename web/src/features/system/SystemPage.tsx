import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { readBuild } from '../../lib/readBuild.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { StateMessage } from '../../ui/feedback/StateMessage.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { type SystemRow, toSystemSections } from './systemRows.ts';

/** System: how the product is doing, for super administrators (docs/product.md#system). */
export function SystemPage() {
  const [reloads, setReloads] = useState(0);
  return (
    <PortalPage action="system:read" title="System" isNarrow>
      <PageHeading
        title="System"
        actions={
          <Button variant="outlined" onClick={() => setReloads(reloads + 1)}>
            Refresh
          </Button>
        }
      >
        See how your website and portal are doing, and what needs attention.
      </PageHeading>
      <Status key={reloads} />
    </PortalPage>
  );
}

function Status() {
  const isOnline = useOnline();
  const status = useFunction('get-system-status', {});
  if (status.status === 'ready') {
    const sections = toSystemSections(status.data, readBuild());
    const problems = sections.flatMap(({ rows }) => rows).filter(({ problem }) => problem !== undefined);
    return (
      <Stack spacing={2.5}>
        <Alert severity={problems.length === 0 ? 'success' : 'warning'} role="status">
          {problems.length === 0
            ? 'Everything looks good.'
            : `${pluralize(problems.length, 'thing')} ${problems.length === 1 ? 'needs' : 'need'} attention.`}{' '}
          Checked {formatMoment(new Date(status.data.checked_at))}.
        </Alert>
        {!isOnline && (
          <Alert severity="info" role="status">
            You’re offline, so this may be out of date. Select Refresh when you reconnect.
          </Alert>
        )}
        {sections.map(({ title, rows }) => (
          <Section key={title} title={title} rows={rows} />
        ))}
      </Stack>
    );
  }
  if (!isOnline) {
    return (
      <StateMessage scene="offline" title="You’re offline">
        Select Refresh when you reconnect.
      </StateMessage>
    );
  }
  if (status.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the system status" onRetry={status.retry}>
        {status.message}
      </ErrorState>
    );
  }
  return (
    <Stack role="status" aria-label="Loading the system status" spacing={2.5}>
      <Skeleton variant="rounded" height={48} />
      {['versions', 'services', 'audit', 'queues'].map((card) => (
        <Card key={card} sx={{ p: 2.5 }}>
          <Skeleton width="30%" height={32} />
          <Skeleton variant="rounded" height={140} />
        </Card>
      ))}
    </Stack>
  );
}

function Section({ title, rows }: { title: string; rows: readonly SystemRow[] }) {
  const id = `system-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2.5, pt: 2.5, pb: 1 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </Box>
    </Card>
  );
}

function Row({ row: { label, value, problem, link } }: { row: SystemRow }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) 140px' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        minHeight: 44,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          gridRow: { xs: 2, sm: 1 },
          gridColumn: { xs: '1 / -1', sm: 2 },
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      {problem !== undefined && (
        <Box component="dd" sx={{ m: 0, gridRow: 1, gridColumn: { xs: 2, sm: 3 }, justifySelf: 'end' }}>
          <StatusChip label="Needs attention" tone="warning" isOneLine />
        </Box>
      )}
      {problem !== undefined && (
        <Typography component="dd" variant="body2" sx={{ m: 0, gridColumn: '1 / -1', maxWidth: '44rem' }}>
          {problem}{' '}
          {link && (
            <Link component={RouterLink} to={link.to}>
              {link.label}
            </Link>
          )}
        </Typography>
      )}
    </Box>
  );
}
