import canonicalize from 'canonicalize';

/**
 * Returns the one JSON text of a value by RFC 8785: keys sorted by code unit, no blanks. Dates are ISO 8601 in UTC, and
 * properties that are undefined are left out.
 * @throws Error for NaN, infinities, lone surrogates and what JSON can't hold
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a value with a canonical text');
  return text;
}
