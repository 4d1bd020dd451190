import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from '../lib/installDebianPackage.ts';
import { ROOT } from '../lib/paths.ts';
import { capture } from '../lib/run.ts';
import { UserError } from '../lib/UserError.ts';
import { jarFile, makeJar } from './javaTools.ts';

const PACKAGE = 'google-cloud-cli-firestore-emulator';
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Returns the jar of an emulator that firebase-tools has downloaded, if any. */
export function cachedJar(emulator: 'firestore' | 'storage'): string | undefined {
  const infoFile = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(readFileSync(infoFile, 'utf8')) as Record<
    string,
    { downloadPathRelativeToCacheDir: string }
  >;
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const file = join(folder, info[emulator]?.downloadPathRelativeToCacheDir ?? '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Returns the jar that the environment names.
 * @throws UserError when it doesn't exist: firebase-tools would wait forever for a program that can't start.
 */
export function givenJar(variable: string): string | undefined {
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new UserError(`${variable} is ${given}, which does not exist.`);
  return given;
}

/**
 * Returns the Firestore emulator as an executable jar, from the first place that has it; undefined leaves it to firebase-tools, which
 * downloads it.
 */
export async function firestoreJar(): Promise<string | undefined> {
  const given = givenJar('FIRESTORE_EMULATOR_BINARY_PATH');
  if (given) return given;
  const cached = cachedJar('firestore');
  if (cached) return cached;
  const installed = (await installedJar()) ?? (await installPackage());
  return installed && toExecutable(installed);
}

/** Returns the jar of the Google Cloud CLI: from its Debian package, or from the folder that `gcloud` reports. */
async function installedJar(): Promise<string | undefined> {
  const packaged = join('/usr/lib/google-cloud-sdk', JAR_IN_SDK);
  if (existsSync(packaged)) return packaged;
  const sdk = await capture('gcloud', ['info', '--format=value(installation.sdk_root)']).catch(
    () => undefined,
  );
  const file = sdk && join(sdk.stdout.trim(), JAR_IN_SDK);
  return file && existsSync(file) ? file : undefined;
}

/** Installs the Debian package if one is known, which saves another download. */
async function installPackage(): Promise<string | undefined> {
  const known = await capture('apt-cache', ['show', PACKAGE]).catch(() => undefined);
  if (!known?.stdout) return undefined;
  await installDebianPackage(PACKAGE);
  return installedJar();
}

/** The Google Cloud CLI's jar names no main class; a jar with nothing but a manifest adds it. */
async function toExecutable(dependency: string): Promise<string> {
  const jar = { name: 'firestore-emulator', key: dependency };
  if (existsSync(jarFile(jar))) return jarFile(jar);
  return makeJar({ ...jar, mainClass: MAIN_CLASS, dependency });
}
