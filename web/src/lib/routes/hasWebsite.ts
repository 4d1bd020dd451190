/**
 * Whether the company has its flyers on this website, so that links and printed codes open them. The functions decide by
 * the same setting.
 */
export const hasWebsite = (tenantId: string): boolean => tenantId === import.meta.env.VITE_PUBLIC_TENANT_ID;
