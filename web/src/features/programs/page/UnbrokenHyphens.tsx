import { Fragment } from 'react';

const hyphenated = /(\w+(?:-\w+)+%?)/;
const number = /(\$?\d[\d,.]*(?:-\d+)?[%+]?)/;

interface UnbrokenHyphensProps {
  text: string;
  /** Its numbers stand out, but for an exception in parentheses. */
  isFigure?: boolean;
}

/** Shows a text with each range, such as "15-20%", each W-2 and each word such as "first-time" on one line: browsers break after the hyphen. */
export function UnbrokenHyphens({ text, isFigure = false }: UnbrokenHyphensProps) {
  const Part = isFigure ? 'strong' : 'span';
  const [figure = '', exception] = isFigure ? text.split(' (') : [text];
  return (
    <>
      {figure.split(isFigure ? number : hyphenated).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts in a fixed order
        if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts in a fixed order
          <Part key={index} style={{ whiteSpace: 'nowrap', ...(isFigure && { fontWeight: 600 }) }}>
            {part}
          </Part>
        );
      })}
      {exception && ` (${exception}`}
    </>
  );
}
