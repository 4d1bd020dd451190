import type { FlyerFormat } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { pdfFileName, type TitledFlyer } from './pdfFileName.ts';
import { useFlyerFile } from './useFlyerFile.ts';

/** Downloads a blob URL through the browser. */
export function startDownload(href: string, name: string): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

function saveFile(href: string, name: string): void {
  startDownload(href, name);
  setTimeout(() => URL.revokeObjectURL(href), MINUTE_MS);
}

/**
 * Downloads an approved flyer in a format; without one, as a PDF on its own paper. `revision` selects an earlier edition, for
 * administrators.
 */
export function useFlyerDownload(flyer: Pick<Flyer, 'id' | 'tenant_id'> & TitledFlyer, revision?: number) {
  const { isBusy, load } = useFlyerFile(flyer, revision);
  const download = (format?: FlyerFormat) =>
    load((href) => saveFile(href, pdfFileName(flyer, format)), format);
  return { isBusy, download };
}
