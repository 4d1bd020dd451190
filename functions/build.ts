import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';

/**
 * Bundles src/index.ts to lib/index.js with @brokerage/domain inlined, and the picture-decoding process next to it. Externals are exactly
 * what the manifest declares, because that is what the cloud installs; anything else from node_modules fails the build. `--outDir` builds a
 * separate functions folder there, for the emulators: lib, manifest and settings. `--watch` rebuilds on change.
 */
const here = import.meta.dirname;
const manifest = JSON.parse(readFileSync(`${here}/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};
/** What the emulators read of a functions folder, as far as it is there. */
const EMULATOR_FILES = ['package.json', '.env', '.env.local', '.env.demo-brokerage'];

const optionsFor = (folder: string) =>
  ({
    absWorkingDir: here,
    entryPoints: { index: 'src/index.ts', pictureWorker: 'src/pictures/pictureWorker.ts' },
    outdir: join(folder, 'lib'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
    // Read once per process: the build ID belongs to the code, even if the environment changes later.
    define: { 'process.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID ?? 'unbuilt') },
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;

/** @throws Error naming the packages that were inlined though the manifest does not declare them. */
export function refuseUndeclared({ inputs }: Pick<Metafile, 'inputs'>): void {
  const names = Object.keys(inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  const undeclared = [...new Set(names.filter((name) => name !== undefined))];
  if (undeclared.length > 0) {
    throw new Error(`functions/package.json does not declare: ${undeclared.join(', ')}`);
  }
}

function copyEmulatorFiles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of EMULATOR_FILES.filter((name) => existsSync(join(here, name)))) {
    copyFileSync(join(here, file), join(folder, file));
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { outDir: { type: 'string' }, watch: { type: 'boolean' } } });
  const folder = values.outDir === undefined ? here : resolve(here, values.outDir);
  if (folder !== here) copyEmulatorFiles(folder);
  if (values.watch) {
    await (await context(optionsFor(folder))).watch();
  } else {
    refuseUndeclared((await build(optionsFor(folder))).metafile);
  }
}
