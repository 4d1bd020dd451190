import { useEffect, useState } from 'react';

/** How long a button confirms that something was copied. */
const COPIED_MS = 2000;

/** Returns whether something was just copied, and a function that says whether copying worked. */
export function useCopied(): { isCopied: boolean; setCopied: (isCopied: boolean) => void } {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  return {
    isCopied: copiedAt !== undefined,
    setCopied: (isCopied) => setCopiedAt(isCopied ? Date.now() : undefined),
  };
}
