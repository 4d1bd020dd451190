import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flyer, link, officerLink } from '../../../lib/links/testing/sampleLinks.ts';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { openAs } from '../../../testing/linksPortal.tsx';
import { FlyerMiniature } from '../../../ui/flyer/FlyerMiniature.tsx';
import { LinkPicture } from './LinkPicture.tsx';

vi.mock('../../../lib/live-data/useDocument.ts', () => ({ useDocument: vi.fn() }));
vi.mock('../../../ui/flyer/FlyerMiniature.tsx', () => ({
  FlyerMiniature: vi.fn(() => null),
}));

const submitted = {
  template_id: 'open-house',
  template_version_id: 'v2',
  realtor_id: null,
  data: { street: '1 Elm' },
  snapshot: { category: 'flyer', parties: {}, link: 'https://site.example/shared/qr' },
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useDocument).mockReturnValue({ status: 'ready', data: submitted, stale: false });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (shown = link('newsletter1'), role: 'officer' | 'compliance' = 'officer') =>
  openAs(<LinkPicture link={shown} width={40} />, role);

test('draws the link’s flyer as submitted', () => {
  draw();
  expect(vi.mocked(useDocument).mock.lastCall?.[0]).toMatch(/flyer_instances\/elm$/);
  expect(vi.mocked(FlyerMiniature).mock.lastCall?.[0]).toMatchObject({
    templateId: 'open-house',
    versionId: 'v2',
    category: 'flyer',
    data: { street: '1 Elm' },
    link: 'https://site.example/shared/qr',
  });
});

test('reads nothing for a page, and no colleague’s flyer unless for an administrator', () => {
  const colleagues = link('colleague12', { flyer: flyer('Elm Street', { owner_user_id: 'ana' }) });
  draw(officerLink('mypublicpage'));
  draw(colleagues);
  expect(useDocument).not.toHaveBeenCalled();
  cleanup();
  draw(colleagues, 'compliance');
  expect(useDocument).toHaveBeenCalled();
});

test('has no picture of a flyer that was never submitted or can’t be read', () => {
  for (const data of [undefined, { ...submitted, snapshot: null }]) {
    vi.mocked(useDocument).mockReturnValue({ status: 'ready', data, stale: false });
    draw();
  }
  expect(FlyerMiniature).not.toHaveBeenCalled();
});

test('reads the flyer only once it is near the screen', async () => {
  let see: IntersectionObserverCallback = vi.fn();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      see = callback;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  draw();
  expect(useDocument).not.toHaveBeenCalled();
  see([{ isIntersecting: true }] as never, {} as never);
  await waitFor(() => expect(useDocument).toHaveBeenCalled());
});
