import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Link, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useSideSheet } from '../../../ui/layout/useSideSheet.ts';
import { BulkAssignDialog, BulkCloseDialog } from './BulkDialogs.tsx';
import type { BulkOutcome } from './bulkOutcome.ts';

interface BulkBarProps {
  selected: readonly Submission[];
  onSelect: (ids: readonly string[]) => void;
}

/** Says which applications stayed as they were, and why; each opens in its sheet. */
function OutcomeNotice({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { link } = useSideSheet(RECORD.application);
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert
      severity="warning"
      onClose={onClose}
      sx={{ mb: 1, maxHeight: '40dvh', overflow: 'auto' }}
      slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
    >
      {outcome.sentence}.{' '}
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide details' : 'Show details'}
      </Button>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {outcome.unchanged.map(({ application, reason }) => (
            <li key={application.id}>
              <Link component={RouterLink} color="inherit" {...link(application.id)}>
                {applicantName(application)}, {application.reference_number}
              </Link>
              : {reason}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** What administrators can do with the selected applications, at the foot of the window. */
export function BulkBar({ selected, onSelect }: BulkBarProps) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'assign' | 'close'>();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  function finish(next: BulkOutcome) {
    setDialog(undefined);
    onSelect(next.unchanged.map(({ application }) => application.id));
    setOutcome(next.unchanged.length > 0 ? next : undefined);
    if (next.unchanged.length === 0) notify({ title: next.sentence, severity: 'success' });
  }

  const isShown = selected.length > 0 || outcome !== undefined;
  const shared = {
    applications: selected,
    tenantId: member.tenant_id,
    onDone: finish,
    onClose: () => setDialog(undefined),
  };
  return (
    <>
      <Box
        role="region"
        aria-label="Selected submissions"
        data-foot-bar={isShown || undefined}
        sx={{
          position: 'sticky',
          bottom: 'calc(var(--shell-bottom, 0px) + 12px)',
          zIndex: 4,
          mt: isShown ? 2 : 0,
        }}
      >
        {outcome && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} />}
        {selected.length > 0 && (
          <Paper
            elevation={6}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pl: 2,
              pr: 1,
              py: 1,
              border: 1,
              borderColor: 'divider',
              // All of it on one line of a small phone.
              '& .MuiButton-root': { px: { xs: 1.25, sm: 2 }, minWidth: 0, flexShrink: 0 },
            }}
          >
            <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{selected.length} selected</Typography>
            <Button variant="outlined" onClick={() => setDialog('assign')}>
              Assign…
            </Button>
            <Button variant="outlined" onClick={() => setDialog('close')}>
              Close…
            </Button>
            <IconButton aria-label="Clear selection" onClick={() => onSelect([])}>
              <Close fontSize="small" />
            </IconButton>
          </Paper>
        )}
        <Box
          role="status"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          {selected.length > 0 ? `${selected.length} selected` : ''}
        </Box>
      </Box>
      {dialog === 'assign' && <BulkAssignDialog {...shared} />}
      {dialog === 'close' && <BulkCloseDialog {...shared} />}
    </>
  );
}
