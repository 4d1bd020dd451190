import { readFileSync } from 'node:fs';
import { run } from './run.ts';

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a Debian package for root on Debian or Ubuntu; does nothing elsewhere. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing ${name} (apt-get) ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Fails fast without a network.
  const options = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  await run('apt-get', ['update', '-qq', ...options], env);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...options, name], env);
}
