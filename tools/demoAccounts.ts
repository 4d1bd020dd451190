import { isExport } from './emulators/withEmulators.ts';

/** The password of every account of the seeded world. */
export const DEMO_PASSWORD = 'Demo-pass-1992';
/** The secret of the one account that has a second factor. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What `npm start` lists; tools/seed creates them. */
const DEMO_ACCOUNTS: readonly { email: string; role: string }[] = [
  { email: 'superadmin@larkfield.example', role: 'super_admin' },
  { email: 'marketing@larkfield.example', role: 'marketing_admin' },
  { email: 'compliance@larkfield.example', role: 'compliance' },
  { email: 'officer@larkfield.example', role: 'officer' },
  { email: 'officer2@larkfield.example', role: 'officer' },
  { email: 'norole@larkfield.example', role: 'none: no access yet' },
  {
    email: 'totp@larkfield.example',
    role: `officer with TOTP, secret ${DEMO_TOTP_SECRET}; \`npx node tools/totp.ts\` prints a code`,
  },
  { email: 'former@larkfield.example', role: 'officer, deactivated: cannot sign in' },
  { email: 'invited@larkfield.example', role: 'marketing_admin, invited: has no password yet' },
  { email: 'admin@harborview.example', role: 'super_admin of the second tenant' },
  { email: 'officer@harborview.example', role: 'officer of the second tenant' },
];

/** Returns a table of the demo accounts to print, or how to create them if there is no export yet. */
export function demoAccountsTable(seed: string): string {
  if (!isExport(seed))
    return 'There are no data and no accounts yet: stop, then make them with `npm run seed`.';
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const rows = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`);
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...rows].join('\n');
}
