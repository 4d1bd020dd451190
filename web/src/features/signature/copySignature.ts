import { escapeLine } from '@brokerage/domain/signature/mailMarkup';
import type { RenderedSignature } from '@brokerage/domain/signature/render';

/**
 * Copies the signature to the clipboard, so that pasting inserts the signature and not its source.
 * @throws when the browser can't or won't.
 */
export async function copySignature({ html, text }: RenderedSignature): Promise<void> {
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  await navigator.clipboard.write([item]);
}

/** Saves the signature as an HTML file, which Outlook for Windows reads from its signatures folder. */
export function downloadSignature({ html }: RenderedSignature, name: string): void {
  const page =
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">' +
    `<title>Email signature of ${escapeLine(name)}</title></head>\n<body>${html}</body></html>\n`;
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'signature.htm';
  link.click();
  URL.revokeObjectURL(url);
}
