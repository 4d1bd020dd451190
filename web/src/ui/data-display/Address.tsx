import { Fragment } from 'react';

/** A US address on two lines, street and town, as on an envelope, without a comma between them; any other text stays unchanged. */
export function Address({ text }: { text: string }) {
  const [, street, town] = /^(.+), ([^,]+, [A-Z]{2} \d{5})$/.exec(text) ?? [];
  if (!street || !town) return text;
  return (
    <>
      {street
        .replace(/(Suite|Unit|Floor) (?=\S+$)/, '$1\u00a0')
        .split(/(?<=,) /)
        .map((part) => (
          <Fragment key={part}>
            <span style={{ display: 'inline-block' }}>{part}</span>{' '}
          </Fragment>
        ))}
      <br />
      {town}
    </>
  );
}
