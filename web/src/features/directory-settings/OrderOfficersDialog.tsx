import { CircularProgress, Dialog, DialogContent } from '@mui/material';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { toListed, useBranchOfficers } from './useBranchOfficers.ts';

interface OrderOfficersDialogProps {
  branchId: string;
  onClose: () => void;
}

/** Puts the listed officers of a branch in the order of its page. */
export function OrderOfficersDialog({ branchId, onClose }: OrderOfficersDialogProps) {
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useBranchOfficers(tenantId, branchId);
  if (live.status === 'ready') {
    return (
      <OrderDialog
        title="Order of loan officers"
        onSave={(ids, expected) => callFunction('order-directory', { branch_id: branchId, ids, expected })}
        items={toListed(live.data.items)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} aria-label="Order of loan officers">
      <DialogContent>
        {live.status === 'failed' ? (
          <ErrorState title="Couldn’t load the loan officers" onRetry={live.retry}>
            {loadFailureText(live.error)}
          </ErrorState>
        ) : (
          <CircularProgress aria-label="Loading the loan officers" />
        )}
      </DialogContent>
    </Dialog>
  );
}
