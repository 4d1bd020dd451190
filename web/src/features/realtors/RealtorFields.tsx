import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Avatar, Link } from '@mui/material';
import { phoneLink } from '../../lib/phoneInWords.ts';
import { type Column, shownIn } from './realtor.ts';

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .flatMap((word, place, all) => (place === 0 || place === all.length - 1 ? [...word].slice(0, 1) : []))
    .join('')
    .toUpperCase();

/** The realtor's picture, or initials; the name stands beside it. */
export function RealtorAvatar({ realtor: { name, photo_url } }: { realtor: Realtor }) {
  return (
    <Avatar
      aria-hidden="true"
      sx={{ bgcolor: 'neutral.soft', color: 'neutral.onSoft', typography: 'subtitle2' }}
      {...(photo_url !== '' && { src: photo_url, alt: '' })}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

/** A column's value; addresses can be written to and numbers called. */
export function RealtorValue({ realtor, column }: { realtor: Realtor; column: Column }) {
  const value = realtor[column];
  if (value === '') return '–';
  if (column === 'email') {
    const [name, host] = value.split('@');
    return (
      <Link href={`mailto:${encodeURI(value)}`}>
        {/* Where it is too long for its place, it breaks here first. */}
        {name}@<wbr />
        {host}
      </Link>
    );
  }
  if (column === 'phone') {
    return (
      <Link href={phoneLink(value)} sx={{ whiteSpace: 'nowrap' }}>
        {shownIn(realtor, column)}
      </Link>
    );
  }
  return value;
}
