import type { ToastMessage } from '../../ui/feedback/NotifyProvider.tsx';

/** Copies a text to the clipboard. Returns the message about it. */
export async function copyText(text: string): Promise<ToastMessage> {
  try {
    await navigator.clipboard.writeText(text);
    return { title: 'Copied!', severity: 'success' };
  } catch {
    return {
      title: 'Failed to copy to clipboard',
      text: 'Select the text and copy it.',
      severity: 'error',
    };
  }
}
