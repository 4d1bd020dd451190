import { expect, it } from 'vitest';
import { templateSchema } from './template.ts';
import { isAwaitingConsent } from './templateConsent.ts';

it('is pending until decided or saved again; a record without consent isn’t pending', () => {
  const template = templateSchema.parse({
    id: 'just-listed',
    name: 'Just listed',
    description: '',
    category: 'flyer',
    status: 'published',
    current_version_id: 'v1',
    draft_revision: 3,
    published_revision: 2,
  });
  expect(isAwaitingConsent(template)).toBe(false);
  expect(isAwaitingConsent({ ...template, consent_revision: 3 })).toBe(true);
  expect(isAwaitingConsent({ ...template, consent_revision: 3, draft_revision: 4 })).toBe(false);
  expect(isAwaitingConsent({ ...template, consent_revision: 3, published_revision: 3 })).toBe(false);
});
