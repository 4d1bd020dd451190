import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { QUEUED_NAME } from '../../lib/format/flyerStatusNames.ts';
import { formatDate, formatMoment } from '../../lib/format/formatDate.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { FactList } from './FactList.tsx';
import { SubmittedMiniature } from './SubmittedMiniature.tsx';

interface QueueCardProps {
  flyer: Flyer;
  templateName: string;
  officerName: string;
  /** The officer is deactivated. */
  isDeactivated: boolean;
  isMine: boolean;
  onReview: () => void;
}

/** The button that opens the review of a flyer, for whoever comes back from it. */
export const reviewButtonId = (flyerId: string): string => `review-${flyerId}`;

/** A pending flyer in the Approval Queue. */
export function QueueCard({
  flyer,
  templateName,
  officerName,
  isDeactivated,
  isMine,
  onReview,
}: QueueCardProps) {
  const { id, title, tenant_id, template_id, template_version_id, sealed, created_at, submitted_at } = flyer;
  const facts = [
    ['Template', templateName],
    ['Officer', isMine ? `${officerName} (you)` : officerName],
    ['Created', formatDate(created_at)],
    ['Submitted', formatMoment(submitted_at ?? undefined)],
  ] as const;
  return (
    <Card component="li" sx={{ display: 'flex', gap: 2, p: 2 }}>
      <SubmittedMiniature
        tenantId={tenant_id}
        templateId={template_id}
        versionId={template_version_id}
        sealed={sealed}
      />
      <Stack spacing={1} sx={{ minWidth: 0, flexGrow: 1, alignItems: 'flex-start' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <StatusChip label={QUEUED_NAME} tone="warning" />
          {isDeactivated && <StatusChip label="Officer deactivated" tone="error" />}
        </Stack>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Box sx={{ pb: 1 }}>
          <FactList facts={facts} />
        </Box>
        <Button
          id={reviewButtonId(id)}
          variant={isMine ? 'outlined' : 'contained'}
          aria-label={`Review ${title}`}
          onClick={onReview}
          sx={{ mt: 'auto !important' }}
        >
          Review
        </Button>
      </Stack>
    </Card>
  );
}
