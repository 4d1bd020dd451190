/** `npx node tools/totp.ts [secret]`: prints the current code of the demo account with a second factor, or of any secret. */

import { DEMO_TOTP_SECRET } from './demoAccounts.ts';
import { toTotpCode } from './emulators/totpVault.ts';

console.log(toTotpCode(process.argv[2] ?? DEMO_TOTP_SECRET));
