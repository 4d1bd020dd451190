import type { CallableOutput } from '@brokerage/domain/callables';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { FunctionResult } from '../../lib/firebase/useFunction.ts';

type Reach = CallableOutput<'preview-recall'>;

/** Returns `3 shared links and 1 printed QR code will stop working right away.` */
function formatLinks({ links, prints, is_at_least }: Reach): string {
  const parts = [
    ...(links > 0 ? [pluralize(links, 'shared link')] : []),
    ...(prints > 0 ? [pluralize(prints, 'printed QR code')] : []),
  ];
  if (parts.length === 0) return 'They have no live links or printed QR codes.';
  return `${is_at_least ? 'At least ' : ''}${parts.join(' and ')} will stop working right away.`;
}

const formatViews = ({ views, is_at_least }: Reach): string =>
  `${is_at_least ? 'At least ' : ''}${pluralize(views, 'view')} in the last 30 days.`;

/** Lists which flyers, links and printed codes a recall will stop. */
export function RecallReach({ preview }: { preview: FunctionResult<'preview-recall'> }) {
  if (preview.status === 'loading') {
    return <Skeleton variant="rounded" height={132} role="status" aria-label="Counting flyers and links" />;
  }
  if (preview.status === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={preview.retry}>
            Retry
          </Button>
        }
      >
        Couldn’t count the flyers and links. {preview.message}
      </Alert>
    );
  }
  const { data: reach } = preview;
  if (reach.flyers === 0) {
    return <Alert severity="info">No live flyers match, so there’s nothing to recall.</Alert>;
  }
  const unnamed = reach.flyers - reach.named.length;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 600 }}>{pluralize(reach.flyers, 'approved flyer')}</Typography>
      <Typography variant="body2">
        {formatLinks(reach)} {formatViews(reach)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 160, overflowY: 'auto' }} tabIndex={0}>
        {reach.named.map(({ id, title, officer_name }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {[title, officer_name].filter(Boolean).join(', ')}
          </Typography>
        ))}
        {unnamed > 0 && (
          <Typography component="li" variant="body2">
            and {pluralize(unnamed, 'more flyer')}
          </Typography>
        )}
      </Box>
    </Alert>
  );
}
