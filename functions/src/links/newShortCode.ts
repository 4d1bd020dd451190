import { customAlphabet } from 'nanoid';

/** Returns a new short code without look-alike characters, because people may type it from paper; there are 56^12, nearly 2^70. */
export const newShortCode = customAlphabet('23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ', 12);
