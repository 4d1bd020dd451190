import canonicalize from 'canonicalize';

/**
 * Returns the canonical JSON text of a value by RFC 8785: keys sorted by code unit, no blanks. Dates are ISO 8601 in UTC, and undefined
 * properties are left out.
 * @throws Error for NaN, infinities, lone surrogates and values that JSON can't represent
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a value with a canonical text');
  return text;
}
