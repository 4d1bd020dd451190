import { afterEach, expect, it } from 'vitest';
import { ATTRIBUTION_KEY, saveAttribution } from '../../../lib/saveAttribution.ts';
import { loadAttribution } from './loadAttribution.ts';

afterEach(() => sessionStorage.clear());

it('passes on the shared link’s code, whatever pages come between', () => {
  for (const address of ['/shared/abCD23efGH45?utm_campaign=spring', '/loans/fha', '/pre-approval']) {
    window.history.replaceState(null, '', address);
    saveAttribution();
  }
  expect(loadAttribution()).toEqual({
    link: 'abCD23efGH45',
    utm_campaign: 'spring',
    page_path: '/shared/abCD23efGH45',
  });
});

it.each(['not JSON', '{"link":"no code"}', '[]'])('is empty if it can’t read %s', (stored) => {
  sessionStorage.setItem(ATTRIBUTION_KEY, stored);
  expect(loadAttribution()).toEqual({});
});
