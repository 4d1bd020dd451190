import { useEffect, useState } from 'react';
import { useNotify } from '../feedback/NotifyProvider.tsx';

/** How long the button shows that the link was copied. */
const COPIED_MS = 2000;

/** Copies a link and shows a toast. `copy` returns whether it worked. */
export function useCopyLink(url: string): { isCopied: boolean; copy: () => Promise<boolean> } {
  const notify = useNotify();
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setCopiedAt(undefined);
      notify({ title: 'Failed to copy link', text: `Copy it yourself: ${url}`, severity: 'error' });
      return false;
    }
    setCopiedAt(Date.now());
    notify({ title: 'Copied!', severity: 'success' });
    return true;
  }

  return { isCopied: copiedAt !== undefined, copy };
}
