import { afterEach, expect, it, vi } from 'vitest';
import { ATTRIBUTION_KEY, rememberAttribution } from './rememberAttribution.ts';

const remembered = (): unknown => JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null');
const arriveAt = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps where the visit came from, once', () => {
  arriveAt('/loans/fha?utm_source=mail&gclid=g1');
  rememberAttribution();
  arriveAt('/?utm_source=other');
  rememberAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', gclid: 'g1', page_path: '/loans/fha' });
});

it('keeps the latest shared link beside it', () => {
  arriveAt('/?utm_source=mail');
  rememberAttribution();
  arriveAt('/shared/abCD23efGH45?utm_source=other');
  rememberAttribution();
  arriveAt('/pre-approval');
  rememberAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/', link: 'abCD23efGH45' });
  arriveAt('/pre-approval?link=zzZZ99zzZZ99');
  rememberAttribution();
  expect(remembered()).toMatchObject({ utm_source: 'mail', link: 'zzZZ99zzZZ99' });
});

it('keeps no click id under Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  arriveAt('/?utm_source=mail&gclid=g1&fbclid=f1');
  rememberAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/' });
});
