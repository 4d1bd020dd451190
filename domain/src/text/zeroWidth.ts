// Of no width, but copied along from web pages and word processors: with one of them in it, a name reads as another
// person's. Two of them count as letters.
const ZERO_WIDTH = /\u034f|[\u00ad\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0]/gu;

/** Removes characters without width, which people can't see and remove themselves. firestore.rules rejects them. */
export const withoutZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '');

/** Returns whether there is a letter or a digit that one sees. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(withoutZeroWidth(text));
