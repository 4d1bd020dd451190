import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { type FlyerFormat, formatExtension } from '@brokerage/domain/flyer/flyerFormats';
import { useState } from 'react';
import { toTitledToast } from '../../../lib/errors/callError.ts';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../feedback/NotifyProvider.tsx';
import { loadFlyerFile, saveFile } from './loadFlyerFile.ts';
import { pdfFileName, type TitledFlyer } from './pdfFileName.ts';

/** Downloads an approved flyer in a format; shows an error if it doesn't fit. */
export function useFlyerDownload(flyer: Pick<Flyer, 'id' | 'tenant_id'> & TitledFlyer) {
  const { user } = useSignedIn();
  const firestore = useFirestore();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function download(format: FlyerFormat) {
    if (isBusy) return;
    setBusy(true);
    try {
      const href = await loadFlyerFile(firestore, user, { flyer, format });
      saveFile(href, pdfFileName(flyer, formatExtension(format)));
    } catch (error) {
      notify(toTitledToast(error, flyerErrors['pdf-failed'].title));
    }
    setBusy(false);
  }
  return { isBusy, download };
}
