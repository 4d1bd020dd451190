/** In characters. Apart from the schema: every public page reads its attribution, few need a schema library. */
export const ATTRIBUTION_LENGTHS = { tag: 200, referrer: 500 } as const;
