import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webBuildFolder } from '../../tools/emulators/emulatorConfig.ts';
import { portOffset } from '../../tools/emulators/ports.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { seededCompany } from '../../tools/seed/directory.ts';
import { LARKFIELD } from '../../tools/seed/tenants.ts';

const company = seededCompany(LARKFIELD);

/** Every address in the built site's sitemap, as a path. Read from the build, because tests are declared before they run. */
export function addressesInSitemap(): string[] {
  const file = join(ROOT, webBuildFolder(portOffset()), 'sitemap.xml');
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => {
    if (!loc?.startsWith(company.website)) throw new Error(`${file} names another site: ${loc}`);
    return loc.slice(company.website.length);
  });
}
