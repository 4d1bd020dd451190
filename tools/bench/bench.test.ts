import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const usesTestHelpers = (file: string) =>
  readFileSync(`${folder}/${file}`, 'utf8').includes('/functions/src/testing/');

// `npm run bench` loads these before it starts emulators; some helpers of the functions' tests ask for running ones.
describe.each(readdirSync(folder).filter(usesTestHelpers))('%s', (file) => {
  it('loads without running emulators', async () => {
    await expect(import(`./${file}`)).resolves.toBeTypeOf('object');
  });
});
