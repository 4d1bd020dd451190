/** In characters. Apart from the schemas: the shared page cuts its tags, and loads no schema library. */
export const LINK_LIMITS = { label: 80, utm: 100 } as const;
