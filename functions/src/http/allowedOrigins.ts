/** Any port: emulators and the dev server choose theirs. */
const THIS_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Returns the origins whose pages may call the functions: the deployment's site, at its own address and at those that
 * Firebase Hosting gives the project. In the emulator, pages of this machine.
 */
export function allowedOrigins(env: Record<string, string | undefined>): (string | RegExp)[] {
  if (env.FUNCTIONS_EMULATOR === 'true') return [THIS_MACHINE];
  const { SITE_ORIGIN: site, GCLOUD_PROJECT: project } = env;
  return [
    ...(site ? [new URL(site).origin] : []),
    ...(project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : []),
  ];
}
