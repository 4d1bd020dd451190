/** In characters. Separate from the schemas, because the shared page cuts its tags without loading a schema library. */
export const LINK_LIMITS = { label: 80, utm: 100 } as const;
