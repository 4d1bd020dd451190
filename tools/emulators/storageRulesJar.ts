import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { UserError } from '../lib/UserError.ts';
import { cachedJar, givenJar } from './firestoreJar.ts';
import { jarFile, makeJar } from './javaTools.ts';

const SOURCE_FOLDER = join(ROOT, 'tools/storage-rules');

/**
 * Returns the program that evaluates storage.rules for the Storage emulator: Google's if available, otherwise our own, which needs the
 * rules engine of Google's Firestore emulator. Undefined leaves it to firebase-tools, which downloads Google's. `preferOwn` always uses our
 * own.
 */
export async function storageRulesJar(
  firestoreJar: string | undefined,
  { preferOwn = false } = {},
): Promise<string | undefined> {
  if (preferOwn && firestoreJar) return ownProgram(firestoreJar);
  const given = givenJar('STORAGE_EMULATOR_BINARY_PATH');
  if (given) return given;
  const cached = cachedJar('storage');
  return cached || !firestoreJar ? cached : ownProgram(firestoreJar);
}

async function ownProgram(firestoreJar: string): Promise<string> {
  const sources = readdirSync(SOURCE_FOLDER)
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(SOURCE_FOLDER, name));
  const { size, mtimeMs } = statSync(firestoreJar);
  const jar = {
    name: 'storage-rules-runtime',
    key: [...sources.map((file) => readFileSync(file, 'utf8')), firestoreJar, size, mtimeMs].join('\n'),
  };
  if (existsSync(jarFile(jar))) return jarFile(jar);
  try {
    return await makeJar({ ...jar, mainClass: 'StorageRulesRuntime', dependency: firestoreJar, sources });
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? String(error);
    throw new UserError(
      `Can't compile ${SOURCE_FOLDER}: ${reason} (a full JDK is needed: Debian's openjdk-17-jdk-headless; ` +
        'or set STORAGE_EMULATOR_BINARY_PATH).',
    );
  }
}
