import { customAlphabet } from 'nanoid';

/** Returns a new short code, without look-alikes, as people may type it from paper: 56^12, nearly 2^70 possible ones. */
export const newShortCode = customAlphabet('23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ', 12);
