import { AUDIT_ENTITY_TYPES, type DecisionAction } from '@brokerage/domain/audit/auditRecord';
import { Box, Link, Typography } from '@mui/material';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../lib/format/formatDate.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import type { Decision } from './useMyDecisions.ts';

const CHIPS: Record<DecisionAction, { label: string; tone: StatusTone }> = {
  instance_approved: { label: 'Approved', tone: 'success' },
  instance_rejected: { label: 'Rejected', tone: 'error' },
  template_consent_given: { label: 'Consent given', tone: 'success' },
  template_consent_declined: { label: 'Consent declined', tone: 'error' },
};

interface DecisionItemProps {
  decision: Decision;
  /** The current name of the flyer or template; null if it was deleted, undefined if it isn't known. */
  name: string | null | undefined;
}

/** One decision: what was decided about which flyer or template, when and why. */
export function DecisionItem({ decision, name }: DecisionItemProps) {
  const { action, at, after, entity_type, entity_id } = decision;
  const reason = typeof after?.reason === 'string' ? after.reason : '';
  const kind = AUDIT_ENTITY_TYPES[entity_type];
  const path =
    entity_type === 'flyer'
      ? editFlyerPath(entity_id)
      : generatePath(routePaths.templateEditor, { templateId: entity_id });
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ gridArea: 'decision' }}>
        <StatusChip {...CHIPS[action]} />
      </Box>
      <Typography
        component="time"
        dateTime={at.toISOString()}
        sx={{ gridArea: 'date', color: 'text.secondary', textAlign: 'right' }}
      >
        {formatMoment(at)}
      </Typography>
      <Box sx={{ gridArea: 'about', overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name === null ? (
            `${kind} ${entity_id} (deleted)`
          ) : (
            <Link component={RouterLink} to={path}>
              {name ?? `${kind} ${entity_id}`}
            </Link>
          )}
        </Typography>
        {entity_type === 'template' && <Typography sx={{ color: 'text.secondary' }}>{kind}</Typography>}
        {reason !== '' && (
          <Typography sx={{ mt: 0.5, maxWidth: '68ch', whiteSpace: 'pre-line' }}>Reason: {reason}</Typography>
        )}
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"decision date" "about about"', md: '"decision about date"' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '10rem minmax(0, 1fr) 13rem' },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
