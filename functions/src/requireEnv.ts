/**
 * Returns a value of functions/.env.<project id>; tools/deploy.ts refuses to deploy without it. Not a parameter of firebase-functions,
 * because the emulators would stop and prompt for it. The platform itself sets GCLOUD_PROJECT.
 * @throws Error when it is not set
 */
export function requireEnv(name: 'WEB_API_KEY' | 'AUDIT_ANCHOR_BUCKET' | 'GCLOUD_PROJECT'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
