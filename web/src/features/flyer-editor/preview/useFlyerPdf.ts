import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useEffect, useState } from 'react';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { pdfFileName, type TitledFlyer } from '../../../ui/flyer/files/pdfFileName.ts';
import { startDownload } from '../../../ui/flyer/files/useFlyerDownload.ts';
import { useFlyerFile } from '../../../ui/flyer/files/useFlyerFile.ts';

export interface FlyerPdf {
  isBusy: boolean;
  /** The file's object URL, once it's ready. */
  address: string | undefined;
  generate: () => Promise<void>;
}

/** Generates an approved flyer's PDF, downloads it, and keeps it while the page is mounted. */
export function useFlyerPdf(flyer: Pick<Flyer, 'id' | 'tenant_id'> & TitledFlyer): FlyerPdf {
  const notify = useNotify();
  const { isBusy, load } = useFlyerFile(flyer);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);

  const generate = () =>
    load((href) => {
      setAddress(href);
      startDownload(href, pdfFileName(flyer));
      notify({ title: 'The PDF is ready', text: 'It’s in your downloads.', severity: 'success' });
    });
  return { isBusy, address, generate };
}
