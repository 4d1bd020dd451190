/** In characters. Separate from the schema, because every public page reads its attribution and few need a schema library. */
export const ATTRIBUTION_LENGTHS = { tag: 200, referrer: 500 } as const;
