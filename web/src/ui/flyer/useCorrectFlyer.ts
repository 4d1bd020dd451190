import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../feedback/NotifyProvider.tsx';

/**
 * Returns a function that opens the correction of an approved flyer in the editor, creating it if necessary. Throws what the call throws.
 */
export function useCorrectFlyer({ id, title, correction_id }: Flyer): () => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  // One id for this correction, kept across retries.
  const [newId] = useState(() => nanoid());
  return async () => {
    if (correction_id !== null) {
      await navigate(flyerPath(correction_id));
      return;
    }
    const correction = await callFunction('correct-flyer', { id, new_id: newId });
    notify({
      title: 'Ready to correct',
      text: `“${title}” stays as it is until the correction is approved.`,
      severity: 'success',
      isForNextPage: true,
    });
    await navigate(flyerPath(correction.id));
  };
}
