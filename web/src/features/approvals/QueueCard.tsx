import { composeFlyer } from '@brokerage/domain/flyer/compose/composeFlyer';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { SnapshotSummary } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { waitingSince } from '@brokerage/domain/flyer/workflow/waitingSince';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { memo, useMemo } from 'react';
import { QUEUED_NAME } from '../../lib/format/names/flyerStatusNames.ts';
import { formatDate, formatMoment } from '../../lib/format/time/formatDate.ts';
import { formatWaiting } from '../../lib/format/time/formatWaiting.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useNow } from '../../lib/useNow.ts';
import { FactList } from '../../ui/data-display/FactList.tsx';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { FlyerPreview } from '../../ui/flyer/FlyerPreview.tsx';

/** Returns the id of the button that opens a flyer's review, to restore the focus afterwards. */
export const reviewButtonId = (flyerId: string): string => `review-${flyerId}`;

/** A submitted flyer's thumbnail. Hidden from screen readers, because its card has the same information as text. */
function SubmittedMiniature({ flyer }: { flyer: Flyer }) {
  const { tenant_id, template_id, template_version_id, snapshot } = flyer;
  const live = useTemplateVersion(tenant_id, template_id, template_version_id);
  const version = readyData(live);
  return (
    <Box aria-hidden sx={{ gridArea: 'picture', width: { xs: 88, md: 96 } }}>
      {snapshot && version ? (
        <Picture data={flyer.data} snapshot={snapshot} version={version} />
      ) : live.status === 'loading' && snapshot ? (
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '612 / 792' }} />
      ) : (
        <Box
          sx={{
            aspectRatio: '612 / 792',
            display: 'grid',
            placeItems: 'center',
            p: 1,
            border: 1,
            borderStyle: 'dashed',
            borderColor: 'divider',
            textAlign: 'center',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            No picture
          </Typography>
        </Box>
      )}
    </Box>
  );
}

interface PictureProps {
  /** Unchanged since it was submitted. */
  data: Flyer['data'];
  snapshot: SnapshotSummary;
  version: TemplateVersion;
}

const Picture = memo(
  function Picture({ data, snapshot, version }: PictureProps) {
    const input = useMemo(() => {
      const { category, parties, link } = snapshot;
      return composeFlyer({ title: '', category, version, data, parties, link, isDraft: false });
    }, [data, snapshot, version]);
    return <FlyerPreview input={input} />;
  },
  // A submitted flyer doesn't change within a revision, but every queue event parses it again.
  (one, other) => one.snapshot.revision === other.snapshot.revision && one.version.id === other.version.id,
);

interface QueueCardProps {
  flyer: Flyer;
  templateName: string;
  officerName: string;
  /** The officer is deactivated. */
  isDeactivated: boolean;
  isMine: boolean;
  onReview: () => void;
}

/** A pending flyer in the Approval Queue. */
export function QueueCard({
  flyer,
  templateName,
  officerName,
  isDeactivated,
  isMine,
  onReview,
}: QueueCardProps) {
  const now = useNow();
  const { id, title, created_at, submitted_at } = flyer;
  const since = waitingSince(flyer);
  const facts = [
    { label: 'Template', value: templateName },
    { label: 'Officer', value: isMine ? `${officerName} (you)` : officerName },
    { label: 'Created', value: formatDate(created_at) },
    { label: 'Submitted', value: formatMoment(submitted_at ?? undefined) },
  ];
  return (
    <Card component="li" sx={row}>
      <SubmittedMiniature flyer={flyer} />
      <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <FactList facts={facts} isCompact />
      </Box>
      <Stack spacing={1} sx={{ gridArea: 'wait', alignItems: 'flex-start', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {formatWaiting(since, now)}
        </Typography>
        <StatusChip label={QUEUED_NAME} tone="warning" />
        {flyer.lineage_id !== null && (
          <StatusChip label={`Correction: edition ${flyer.edition}`} tone="info" />
        )}
        {isDeactivated && <StatusChip label="Officer deactivated" tone="error" />}
      </Stack>
      <Button
        id={reviewButtonId(id)}
        variant="outlined"
        aria-label={`Review ${title}`}
        onClick={onReview}
        // The whole row opens the review.
        sx={{
          gridArea: 'act',
          justifySelf: 'start',
          position: 'static',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        Review
      </Button>
    </Card>
  );
}

/** Picture, facts, waiting time and button in one row; on phones, stacked next to the picture. */
const row = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: 1.5,
  p: 2,
  alignItems: { xs: 'start', md: 'center' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 200px auto' },
  gridTemplateAreas: {
    xs: '"picture facts" "picture wait" "picture act"',
    md: '"picture facts wait act"',
  },
  '&:hover': { bgcolor: 'action.hover' },
  '@media (max-width: 359.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"picture" "facts" "wait" "act"',
  },
} as const;
