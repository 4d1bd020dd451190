import { readFileSync } from 'node:fs';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';

/**
 * Bundles src/index.ts to lib/index.js with @brokerage/domain inlined. External is exactly what the manifest
 * declares, because that is what the cloud installs; anything else from node_modules fails the build.
 * `--watch` rebuilds on change.
 */
const here = import.meta.dirname;
const manifest = JSON.parse(readFileSync(`${here}/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};

const options = {
  absWorkingDir: here,
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions;

/** @throws Error naming the packages that were inlined though the manifest does not declare them. */
export function refuseUndeclared({ inputs }: Pick<Metafile, 'inputs'>): void {
  const names = Object.keys(inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  const undeclared = [...new Set(names.filter((name) => name !== undefined))];
  if (undeclared.length > 0) {
    throw new Error(`functions/package.json does not declare: ${undeclared.join(', ')}`);
  }
}

if (import.meta.main) {
  if (process.argv.includes('--watch')) {
    await (await context(options)).watch();
  } else {
    refuseUndeclared((await build(options)).metafile);
  }
}
