import { Fragment } from 'react';

const hyphenated = /(\w+(?:-\w+)+%?)/;

/** Shows a text with each range, such as "15-20%", each W-2 and each word such as "first-time" on one line: browsers break after the hyphen. */
export function UnbrokenHyphens({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts in a fixed order
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts in a fixed order
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    );
  });
}
