import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivacyNotice } from './PrivacyNotice.tsx';

const SOURCES = join(import.meta.dirname, '../..');

/** Everything stored on a visitor's device, with the sentence about it in `PrivacyNotice.tsx`. */
const TOLD: Record<string, RegExp> = {
  'features/contact/savedMessage.ts': /The message you’re writing to us, until you send it/,
  'features/preapproval/call/CallPage.tsx': /the link to it from your email/,
  'features/preapproval/draft/draft.ts': /your unfinished answers.*Which consent boxes you checked/,
  'features/preapproval/officer/namedOfficer.ts': /The loan officer you chose or whose link you used/,
  'features/preapproval/reports/reportStep.ts': /the furthest step you reached/,
  'features/preapproval/sending/ensureCallSecret.ts': /A random code that lets only you change that call/,
  'features/preapproval/sending/sentReceipt.ts':
    /The reference number of what you sent, and the call you scheduled/,
  'features/shared-page/reportLinkView.ts': /Which of our shared links and flyers you opened/,
  'features/shared-page/viewId.ts': /a random number that lets us count each visit once/,
  'hydration/typedAnswers.ts': /what you had typed/,
  'lib/errors/toLoadReport.ts': /If part of a page didn’t load: .*a note that this happened/,
  'lib/saveAttribution.ts': /The campaign tags in the link that brought you here/,
  'lib/visitor-numbers/visitorNumbers.ts': /The numbers you enter in our calculators and samples/,
};
/** Modules of the portal, which visitors never load. */
const PORTAL =
  /^(?:features\/(?:approvals|flyer-editor|security|session|tasks)|lib\/(?:first-list|links|session|shortcutPreference)|ui\/(?:layout\/shell|table))\b/;

it('the privacy notice lists everything that the site stores in a browser', () => {
  const storing = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.test\.|\/testing\//.test(file) && !PORTAL.test(file))
    .filter((file) => /Storage\.set(?:Item|Json)\(/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(storing.toSorted(), 'add a line to PrivacyNotice.tsx').toEqual(Object.keys(TOLD));
  const { container } = render(<PrivacyNotice />);
  const kept = /What stays in your browser(.*)How we use it/s.exec(container.textContent)?.[1] ?? '';
  for (const [file, words] of Object.entries(TOLD)) expect(kept, file).toMatch(words);
});
