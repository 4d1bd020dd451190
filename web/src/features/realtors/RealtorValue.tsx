import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Link } from '@mui/material';
import { mailLink } from '../../lib/format/mailLink.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { type Column, shownIn } from './realtor.ts';

/** A column's value; addresses can be written to and numbers called. */
export function RealtorValue({ realtor, column }: { realtor: Realtor; column: Column }) {
  const value = realtor[column];
  if (value === '') return '–';
  if (column === 'email') {
    const [name, host] = value.split('@');
    return (
      <Link href={mailLink(value)}>
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
