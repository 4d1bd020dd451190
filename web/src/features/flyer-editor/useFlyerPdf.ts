import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useEffect, useState } from 'react';
import { toTitledToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { pdfFileName } from './pdfFileName.ts';

export interface FlyerPdf {
  isBusy: boolean;
  /** Address of the file within this page, once it is there. */
  address: string | undefined;
  generate: () => Promise<void>;
  isDownloading: boolean;
  /** Brings a file here that was made before, and keeps it. */
  download: () => Promise<void>;
}

/** Makes the PDF of an approved flyer and brings it here: the file itself is for signed-in people alone. */
export function useFlyerPdf({ id, title }: Pick<Flyer, 'id' | 'title'>): FlyerPdf {
  const { user } = useSignedIn();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);

  /** @throws Error when it could not be made or read */
  async function file(): Promise<string> {
    const { url } = await callFunction('render-pdf', { instanceId: id });
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
