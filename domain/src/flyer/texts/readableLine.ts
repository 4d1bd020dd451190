import { isReadable, withoutZeroWidth } from '../../text/zeroWidth.ts';
import { plainText } from './plainText.ts';

/** Returns a value as one line without invisible characters; '' if nothing is readable. */
export function readableLine(value: unknown): string {
  const line = withoutZeroWidth(plainText(value).toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return isReadable(line) ? line : '';
}
