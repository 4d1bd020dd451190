// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

/** What stores something on a visitor's device, each with a row of `PrivacyNotice.tsx`. */
const TOLD = [
  'features/contact/messageAcrossReload.ts',
  'features/preapproval/draft/draft.ts',
  'features/preapproval/officer/namedOfficer.ts',
  'features/preapproval/reports/reportStep.ts',
  'features/preapproval/sentReceipt.ts',
  'features/shared-page/reportLinkView.ts',
  'features/shared-page/viewId.ts',
  'hydration/typedAnswers.ts',
  'lib/errors/toLoadReport.ts',
  'lib/saveAttribution.ts',
];
/** Of the portal, which visitors never load. */
const PORTAL =
  /^(?:features\/(?:approvals|flyer-editor|security|session|tasks)|lib\/(?:first-list|links|session|shortcutPreference)|ui\/(?:layout\/shell|table))\b/;

it('the privacy notice tells of all that the site stores in a browser', () => {
  const storing = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.test\.|\/testing\//.test(file) && !PORTAL.test(file))
    .filter((file) => /Storage\.setItem\(/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(storing.toSorted(), 'add a row to PrivacyNotice.tsx').toEqual(TOLD);
});
