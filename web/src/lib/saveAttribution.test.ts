import { afterEach, expect, it, vi } from 'vitest';
import { ATTRIBUTION_KEY, saveAttribution } from './saveAttribution.ts';

const remembered = (): unknown => JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null');
const arriveAt = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the visit’s source on the following pages', () => {
  arriveAt('/loans/fha?utm_source=mail&gclid=g1');
  saveAttribution();
  arriveAt('/');
  saveAttribution();
  arriveAt('/pre-approval?purpose=Purchase');
  saveAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', gclid: 'g1', page_path: '/loans/fha' });
});

it('uses a campaign opened later in the same tab', () => {
  arriveAt('/');
  saveAttribution();
  arriveAt('/pre-approval?utm_source=newsletter&gclid=G2');
  saveAttribution();
  expect(remembered()).toEqual({ utm_source: 'newsletter', gclid: 'G2', page_path: '/pre-approval' });
  arriveAt('/refinance?utm_source=radio');
  saveAttribution();
  expect(remembered()).toEqual({
    utm_source: 'radio',
    page_path: '/refinance',
    first_utm_source: 'newsletter',
    first_gclid: 'G2',
    first_page_path: '/pre-approval',
  });
});

it('keeps the latest shared link next to it', () => {
  arriveAt('/?utm_source=mail');
  saveAttribution();
  arriveAt('/shared/abCD23efGH45');
  saveAttribution();
  arriveAt('/pre-approval');
  saveAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/', link: 'abCD23efGH45' });
  arriveAt('/pre-approval?link=zzZZ99zzZZ99');
  saveAttribution();
  expect(remembered()).toMatchObject({ utm_source: 'mail', link: 'zzZZ99zzZZ99' });
});

it('starts over when it can’t read the stored value', () => {
  sessionStorage.setItem(ATTRIBUTION_KEY, 'not JSON');
  arriveAt('/?utm_source=mail');
  saveAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/' });
});

it('stores no click id under Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  arriveAt('/?utm_source=mail&gclid=g1&fbclid=f1');
  saveAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/' });
});
