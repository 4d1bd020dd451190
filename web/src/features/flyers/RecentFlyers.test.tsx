import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { RecentFlyers } from './RecentFlyers.tsx';
import { failed, list, loading, openPage, ready } from './testing/portal.tsx';
import { flyer, template } from './testing/sampleFlyers.ts';
import { useRecentFlyers } from './useMyFlyers.ts';

vi.mock('./useMyFlyers.ts', () => ({ RECENT_FLYERS: 4, useRecentFlyers: vi.fn() }));
vi.mock('../../lib/live-data/useRecordsById.ts', () => ({ useRecordsById: vi.fn() }));
vi.mock('../../lib/live-data/records/useTemplate.ts', () => ({ useTemplate: vi.fn() }));
vi.mock('../../ui/flyer/FlyerMiniature.tsx', () => ({
  FlyerMiniature: vi.fn(() => null),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useRecordsById).mockReturnValue({ items: [template('open-house')], isComplete: true });
});

function open(live: ReturnType<typeof useRecentFlyers>) {
  vi.mocked(useRecentFlyers).mockReturnValue(live);
  openPage(<RecentFlyers />, '/officer-portal');
  return within(screen.getByRole('region', { name: 'Recent flyers' }));
}

test('shows pictures with title and status, each a link to its flyer', () => {
  const shown = open(
    list([
      flyer('maple', { title: 'Maple Avenue' }),
      flyer('elm', { title: 'Elm Street', status: 'approved' }),
    ]),
  );
  expect(useRecentFlyers).toHaveBeenCalledWith('larkfield', 'daniel');
  const links = shown.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Maple Avenue', '/officer-portal/pdf/edit/maple'],
    ['Elm Street', '/officer-portal/pdf/edit/elm'],
  ]);
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maple AvenueEditing',
    'Elm StreetApproved',
  ]);
  expect(
    vi.mocked(FlyerMiniature).mock.calls.map(([{ templateId, category }]) => [templateId, category]),
  ).toEqual([
    ['open-house', 'flyer'],
    ['open-house', 'flyer'],
  ]);
});

test('without flyers, leads to the templates', () => {
  const shown = open(list([]));
  expect(shown.getByText('No Flyers Yet')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Create your first flyer' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/templates',
  );
});

test('shows loading, and failure with Retry', async () => {
  expect(open(loading).getByRole('status', { name: 'Loading recent flyers' })).toBeVisible();
  document.body.replaceChildren();
  const retry = vi.fn();
  const shown = open(failed('unavailable', retry));
  expect(shown.getByRole('alert')).toHaveTextContent('Couldn’t load your recent flyers.');
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('an archived flyer of a retired template has its picture, too', () => {
  vi.mocked(useTemplate).mockReturnValue(ready(template('spring', { status: 'retired' })));
  open(list([flyer('mailing', { title: 'Spring mailing', template_id: 'spring', status: 'archived' })]));
  expect(useTemplate).toHaveBeenCalledWith('larkfield', 'spring');
  expect(vi.mocked(FlyerMiniature).mock.lastCall?.[0]).toMatchObject({ templateId: 'spring' });
});
