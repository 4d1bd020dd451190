import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js';
import { ADDED_COUNTS, addCounts, type Counts } from './functionCoverage.ts';

/** Reports Vitest's coverage together with that of the emulated functions' process. */
class CoverageProvider extends V8CoverageProvider {
  override async generateReports(
    map: Parameters<V8CoverageProvider['generateReports']>[0],
    allTestsRun?: boolean,
  ): Promise<void> {
    const folder = process.env[ADDED_COUNTS];
    if (!folder) throw new Error(`${ADDED_COUNTS} is not set.`);
    for (const name of readdirSync(folder)) {
      for (const counts of JSON.parse(readFileSync(join(folder, name), 'utf8')) as Counts[])
        addCounts(map.data, counts);
    }
    return super.generateReports(map, allTestsRun);
  }
}

export default { getProvider: () => new CoverageProvider() };
