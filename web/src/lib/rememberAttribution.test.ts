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

it('keeps no click id under Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  arriveAt('/?utm_source=mail&gclid=g1&fbclid=f1');
  rememberAttribution();
  expect(remembered()).toEqual({ utm_source: 'mail', page_path: '/' });
});
