import { pluralize } from '@brokerage/domain/text/pluralize';
import { MAX_LIMIT } from '../live-data/listQuery.ts';
import { formatCapped } from './formatCapped.ts';

/** Returns a count of `loadCount` with its noun: 1 flyer, 3 flyers. It ends at `MAX_LIMIT`: 999+ flyers. */
export const pluralizeCapped = (count: number, one: string, many = `${one}s`): string =>
  count < MAX_LIMIT ? pluralize(count, one, many) : `${formatCapped(count, MAX_LIMIT)} ${many}`;
