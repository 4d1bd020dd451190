import { expect, it } from 'vitest';
import { readPackages } from './licenses.ts';
import { makeSbom } from './sbom.ts';

it('lists every package of the lockfile with its version', async () => {
  const { bomFormat, components } = await makeSbom();
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const shipped = readPackages('functions/package-lock.json').filter(({ isDev }) => !isDev);
  const missing = shipped.map(({ name, version }) => `${name}@${version}`).filter((one) => !listed.has(one));
  expect(shipped.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  for (const name of ['react', 'firebase', '@mui/material']) {
    expect(components.some((one) => one.name === name && one.purl?.startsWith('pkg:npm/'))).toBe(true);
  }
}, 120_000);
