import { useNotify } from '../feedback/NotifyProvider.tsx';
import { useCopied } from '../useCopied.ts';

/** Copies a link and shows a toast. `copy` returns whether it worked. */
export function useCopyLink(url: string): { isCopied: boolean; copy: () => Promise<boolean> } {
  const notify = useNotify();
  const { isCopied, setCopied } = useCopied();

  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setCopied(false);
      notify({ title: 'Failed to copy link', text: `Copy it yourself: ${url}`, severity: 'error' });
      return false;
    }
    setCopied(true);
    notify({ title: 'Copied!', severity: 'success' });
    return true;
  }

  return { isCopied, copy };
}
