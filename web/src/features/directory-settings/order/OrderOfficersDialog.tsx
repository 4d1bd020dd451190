import { Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { toListedOfficers, useBranchOfficers } from '../branches/useBranchOfficers.ts';
import { OrderDialog } from './OrderDialog.tsx';

interface OrderOfficersDialogProps {
  branchId: string;
  onClose: () => void;
}

const TITLE = 'Order of loan officers';

/** Reorders a branch's listed officers on its page. */
export function OrderOfficersDialog({ branchId, onClose }: OrderOfficersDialogProps) {
  const id = useId();
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useBranchOfficers(tenantId, branchId);
  if (live.status === 'ready') {
    return (
      <OrderDialog
        title={TITLE}
        onSave={(ids, expected) => callFunction('order-directory', { branch_id: branchId, ids, expected })}
        items={toListedOfficers(live.data.items)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{TITLE}</DialogTitle>
      <DialogContent>
        {live.status === 'loading' && (
          <div role="status">
            <CircularProgress aria-label="Loading the loan officers" />
          </div>
        )}
        <InlineLoadError what="the loan officers" live={live} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
