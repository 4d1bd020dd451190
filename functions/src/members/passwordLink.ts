import { getAuth } from 'firebase-admin/auth';
import { requireEnv } from '../requireEnv.ts';

/**
 * The website's own page where the person sets a password, with Firebase's one-time code in it.
 * @throws Error when SITE_ORIGIN is not set
 */
export async function passwordLink(email: string): Promise<string> {
  const oobCode = new URL(await getAuth().generatePasswordResetLink(email)).searchParams.get('oobCode');
  if (!oobCode) throw new Error('The link has no code');
  const link = new URL('/officer-login', requireEnv('SITE_ORIGIN'));
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', oobCode);
  return link.href;
}
