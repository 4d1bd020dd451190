import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE } from '../lib/paths.ts';
import { capture } from '../lib/run.ts';

// Through `java`, because Debian's JRE has these modules but not the programs `javac` and `jar`.
const COMPILER = 'jdk.compiler/com.sun.tools.javac.Main';
const ARCHIVER = 'jdk.jartool/sun.tools.jar.Main';

interface Jar {
  /** Name of the jar in .cache; `key` is appended. */
  name: string;
  /** Everything that makes it a different jar when it changes. */
  key: string;
  mainClass: string;
  /** A jar on the program's class path. */
  dependency: string;
  /** The program to compile into it; without one the main class is the dependency's own. */
  sources?: readonly string[];
}

/** Returns the file that `makeJar` creates, or created earlier. */
export function jarFile({ name, key }: Pick<Jar, 'name' | 'key'>): string {
  return join(CACHE, `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}.jar`);
}

/** Creates an executable jar in .cache. Two runs at once are safe: each builds in a temporary place, then renames. */
export async function makeJar({ mainClass, dependency, sources, ...jar }: Jar): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'jar-'));
  try {
    const manifest = join(folder, 'manifest');
    const built = join(folder, 'built.jar');
    const classes = join(folder, 'classes');
    mkdirSync(classes);
    writeFileSync(
      manifest,
      `Main-Class: ${mainClass}\nClass-Path: ${folded(pathToFileURL(dependency).href)}\n`,
    );
    if (sources) {
      await capture('java', [
        '-m',
        COMPILER,
        '-proc:none',
        '-nowarn',
        '-cp',
        dependency,
        '-d',
        classes,
        ...sources,
      ]);
    }
    await capture('java', [
      '-m',
      ARCHIVER,
      '--create',
      '--file',
      built,
      '--manifest',
      manifest,
      '-C',
      classes,
      '.',
    ]);
    renameSync(built, jarFile(jar));
    return jarFile(jar);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Folds a value: a manifest's lines have at most 72 bytes, and a leading blank continues the previous line. */
function folded(value: string): string {
  return (value.match(/.{1,55}/g) ?? []).join('\n ');
}
