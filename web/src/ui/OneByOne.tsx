import { Fragment, type ReactNode, startTransition, useEffect, useState } from 'react';

interface OneByOneProps {
  parts: readonly ReactNode[];
  /** False: all at once. */
  isGradual: boolean;
  /** Held free until all are there, so that nothing below moves. */
  placeholder: ReactNode;
}

/** Mounts its parts one after the other: on a slow phone a long form at once would block the page. */
export function OneByOne({ parts, isGradual, placeholder }: OneByOneProps) {
  const [shown, setShown] = useState(isGradual ? 1 : parts.length);
  const { length } = parts;
  useEffect(() => {
    if (shown < length) startTransition(() => setShown(shown + 1));
  }, [shown, length]);
  return (
    <>
      {parts.slice(0, shown).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the page's own, always in this order
        <Fragment key={index}>{part}</Fragment>
      ))}
      {shown < length && placeholder}
    </>
  );
}
