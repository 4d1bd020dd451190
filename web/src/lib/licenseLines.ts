import { company } from '@brokerage/domain/company/company';
import { readPageData } from '../hydration/pageData.ts';

/** Where a prerendered page carries the license text that it was made with, as JSON (web/prerender/prerenderSite.ts). */
const LICENSE_LINES_ELEMENT = 'license-lines';

let given = readPageData(LICENSE_LINES_ELEMENT) as readonly string[] | undefined;

/** For the prerenderer: the license text that the pages are made with; undefined where no licenses are recorded. */
export function provideLicenseLines(lines: readonly string[] | undefined): void {
  given = lines;
}

/** Returns the company's license text on public pages: of its licenses at the build, else of the brand. */
export const siteLicenseLines = (): readonly string[] => given ?? company.licenceLines;
