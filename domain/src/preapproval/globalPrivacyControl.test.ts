import { expect, it } from 'vitest';
import { honorGlobalPrivacyControl } from './globalPrivacyControl.ts';

it('keeps campaign and page, and nothing that names the visitor to others', () => {
  const campaign = {
    utm_source: 'mail',
    utm_medium: 'flyer',
    utm_campaign: 'spring',
    page_path: '/loans/fha',
    link: 'abCD23efGH45',
  };
  const all = { ...campaign, gclid: 'g1', fbclid: 'f1', referrer: 'https://search.example/' };
  expect(honorGlobalPrivacyControl(all)).toEqual(campaign);
});
