import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useState } from 'react';
import { toTitledToast } from '../../../lib/errors/callError.ts';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../feedback/NotifyProvider.tsx';

interface FlyerFile {
  isBusy: boolean;
  /** Renders the file and hands over its object URL; shows a toast if that fails. Does nothing while it is busy. */
  load: (onLoaded: (href: string) => void, format?: FlyerFormat) => Promise<void>;
}

/** Loads files of an approved flyer, which only signed-in members can read. `revision` selects an earlier edition; for administrators. */
export function useFlyerFile(flyer: Pick<Flyer, 'id' | 'tenant_id'>, revision?: number): FlyerFile {
  const { user } = useSignedIn();
  const firestore = useFirestore();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const load: FlyerFile['load'] = async (onLoaded, format) => {
    if (isBusy) return;
    setBusy(true);
    try {
      // Loads on the first click.
      const { loadFlyerFile } = await import('./loadFlyerFile.ts');
      onLoaded(await loadFlyerFile(firestore, user, { flyer, revision, format }));
    } catch (error) {
      notify(toTitledToast(error, flyerErrors['pdf-failed'].title));
    }
    setBusy(false);
  };
  return { isBusy, load };
}
