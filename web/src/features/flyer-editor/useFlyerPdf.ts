import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useEffect, useState } from 'react';
import { toTitledToast } from '../../lib/errors/callError.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { pdfFileName, type TitledFlyer } from '../../ui/flyer/files/pdfFileName.ts';

// Comes with the first press.
const loadFiles = () => import('../../ui/flyer/files/loadFlyerFile.ts');

export interface FlyerPdf {
  isBusy: boolean;
  /** Address of the file within this page, once it is there. */
  address: string | undefined;
  generate: () => Promise<void>;
  isDownloading: boolean;
  /** Brings a file here that was made before, and keeps it. */
  download: () => Promise<void>;
}

/**
 * Makes the PDF of an approved flyer and brings it here: the file itself is for signed-in people alone. `revision`: of an earlier
 * edition, for administrators.
 */
export function useFlyerPdf(
  flyer: Pick<Flyer, 'id' | 'tenant_id'> & TitledFlyer,
  revision?: number,
): FlyerPdf {
  const { user } = useSignedIn();
  const notify = useNotify();
  const firestore = useFirestore();
  const [isBusy, setBusy] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);

  const file = async () => (await loadFiles()).loadFlyerFile(firestore, user, { flyer, revision });

  function tell(error: unknown) {
    notify(toTitledToast(error, flyerErrors['pdf-failed'].title));
  }

  async function generate() {
    if (isBusy) return;
    setBusy(true);
    try {
      setAddress(await file());
      notify({ title: 'The PDF is ready', severity: 'success' });
    } catch (error) {
      tell(error);
    }
    setBusy(false);
  }

  async function download() {
    if (isDownloading) return;
    setDownloading(true);
    try {
      const href = await file();
      (await loadFiles()).saveFile(href, pdfFileName(flyer));
    } catch (error) {
      tell(error);
    }
    setDownloading(false);
  }
  return { isBusy, address, generate, isDownloading, download };
}
