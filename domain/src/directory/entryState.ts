import { objectKeys } from '../collections/records.ts';
import { type OfficerRecord, officerSchema } from './officer.ts';

/** State of a directory entry. */
export type EntryState = 'listed' | 'unlisted' | 'left';

/** Returns whether the member behind an entry has left. Before entries could be prepared, only entries of former members were unlisted. */
export const hasLeft = ({
  listed,
  has_left,
}: {
  listed?: boolean;
  has_left?: boolean | undefined;
}): boolean => has_left ?? listed === false;

/** Returns whether the public directory lists an entry, and why not. */
export function entryState(entry: Pick<OfficerRecord, 'listed' | 'has_left'>): EntryState {
  if (entry.listed) return 'listed';
  return hasLeft(entry) ? 'left' : 'unlisted';
}

/** What an entry needs before it can be listed, in the order of the form. */
const REQUIRED = {
  name: 'name',
  email: 'email',
  phone: 'phone number',
  nmls: 'NMLS number',
  title: 'title',
  branchId: 'branch',
} as const;
type RequiredField = keyof typeof REQUIRED;

/** Returns what is missing before an entry can be listed, in words such as `phone number`; empty if nothing is. */
export function missingEntryFields(entry: Record<RequiredField, string>): string[] {
  return objectKeys(REQUIRED)
    .filter(
      (field) => entry[field].trim() === '' || !officerSchema.shape[field].safeParse(entry[field]).success,
    )
    .map((field) => REQUIRED[field]);
}
