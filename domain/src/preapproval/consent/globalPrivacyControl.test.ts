import { expect, it } from 'vitest';
import { honorGlobalPrivacyControl } from './globalPrivacyControl.ts';

it('keeps campaign and page, but nothing that identifies the visitor to others', () => {
  const campaign = {
    utm_source: 'mail',
    utm_medium: 'flyer',
    utm_campaign: 'spring',
    page_path: '/loans/fha',
    link: 'abCD23efGH45',
    first_utm_source: 'postcard',
    first_page_path: '/',
  };
  const clicks = { gclid: 'g1', fbclid: 'f1', referrer: 'https://search.example/' };
  const firstClicks = { first_gclid: 'g0', first_fbclid: 'f0', first_referrer: 'https://news.example/' };
  const all = { ...campaign, ...clicks, ...firstClicks };
  expect(honorGlobalPrivacyControl(all)).toEqual(campaign);
});
