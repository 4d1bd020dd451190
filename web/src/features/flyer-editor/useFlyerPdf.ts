import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useEffect, useState } from 'react';
import { toTitledToast } from '../../lib/errors/callError.ts';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { followPdfJob } from './followPdfJob.ts';
import { pdfFileName } from './pdfFileName.ts';

/** Calls for one PDF: each one after the first follows another call that crashed. */
const MOST_CALLS = 3;

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
  { id, title, tenant_id }: Pick<Flyer, 'id' | 'title' | 'tenant_id'>,
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

  /** @throws Error when it could not be made */
  async function render(): Promise<string> {
    for (let call = 1; call <= MOST_CALLS; call += 1) {
      const rendered = await callFunction('render-pdf', {
        instanceId: id,
        ...(revision !== undefined && { revision }),
      });
      if (rendered.status === 'done') return rendered.url;
      const url = await followPdfJob(firestore, { tenantId: tenant_id, jobId: rendered.jobId });
      if (url !== undefined) return revision === undefined ? url : `${url}&revision=${revision}`;
    }
    throw new UserFacingError(flyerErrors['pdf-failed'].sentence);
  }

  /** @throws Error when it could not be made or read */
  async function file(): Promise<string> {
    const url = await render();
    const response = await fetch(url, { headers: { Authorization: `Bearer ${await user.getIdToken()}` } });
    if (!response.ok) throw new Error(`The file could not be read: ${response.status}`);
    return URL.createObjectURL(await response.blob());
  }

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
      Object.assign(document.createElement('a'), { href, download: pdfFileName(title) }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    } catch (error) {
      tell(error);
    }
    setDownloading(false);
  }
  return { isBusy, address, generate, isDownloading, download };
}
