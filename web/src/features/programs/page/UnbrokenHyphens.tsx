import { Fragment } from 'react';

const hyphenated = /(\w+(?:-\w+)+%?)/;
const number = /(\$?\d[\d,.]*(?:-\d+)?[%+]?)/;

interface UnbrokenHyphensProps {
  text: string;
  /** Emphasizes numbers, except in parentheses. */
  isFigure?: boolean;
}

/** Shows a text with non-breaking hyphens in ranges such as "15-20%", in W-2, and in words such as "first-time". */
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
