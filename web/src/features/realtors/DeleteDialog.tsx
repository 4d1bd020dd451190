import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Typography } from '@mui/material';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { useFlyerCount } from './useFlyerCount.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';

/** Asks before a realtor is removed, and says where they are used. */
export function DeleteDialog({ realtor, onClose }: { realtor: Realtor; onClose: () => void }) {
  const notify = useNotify();
  const { remove } = useRealtorWrites();
  const { isAdministrator } = useSignedIn();
  const count = useFlyerCount(realtor.id);

  async function act() {
    try {
      await remove(realtor.id);
    } catch (error) {
      notify({ title: 'Failed to delete realtor', severity: 'error' });
      throw error;
    }
    notify({ title: 'Deleted', text: `${realtor.name} is no longer in the list.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title={`Delete ${realtor.name}?`} action="Delete" isDangerous onAct={act} onClose={onClose}>
      <Typography>Are you sure you want to delete this realtor?</Typography>
      <Typography role="status">{usedOn(count, isAdministrator)}</Typography>
    </ActionDialog>
  );
}

function usedOn(count: ReturnType<typeof useFlyerCount>, isAdministrator: boolean): string {
  if (count === 'counting') return 'Counting the flyers that use them…';
  if (count === 'unknown') return 'We couldn’t count the flyers that use them.';
  const whose = isAdministrator ? 'of your company’s flyers' : 'of your flyers';
  if (count === 0) return `Not used on any ${whose}.`;
  return `Used on ${count} ${whose}. Approved flyers keep their details; drafts need another realtor.`;
}
