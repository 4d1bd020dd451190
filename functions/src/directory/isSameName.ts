import { withoutZeroWidth } from '@brokerage/domain/text/zeroWidth';

const plain = (name: string) => withoutZeroWidth(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether two names are the same apart from capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
