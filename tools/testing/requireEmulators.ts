/** Playwright's global set-up: without the emulators nothing is skipped, everything fails at once. */
export default function requireEmulators(): void {
  if (!process.env.HOSTING_ORIGIN) {
    throw new Error('HOSTING_ORIGIN is not set: run the browser tests with `npm run e2e`.');
  }
}
