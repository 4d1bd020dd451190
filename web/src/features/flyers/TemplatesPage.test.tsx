import { paths } from '@brokerage/domain/paths';
import type { Template } from '@brokerage/domain/template/template';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import { useList } from '../../lib/live-data/useList.ts';
import type { Documents, Live } from '../../lib/live-data/useLiveData.ts';
import { TemplatesPage } from './TemplatesPage.tsx';
import { failed, list, loading, openPage, ready } from './testing/portal.tsx';
import { parties, template, version } from './testing/sampleFlyers.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('../../lib/live-data/records/useTemplateVersion.ts', () => ({ useTemplateVersion: vi.fn() }));
vi.mock('../../lib/live-data/records/useFlyerParties.ts', () => ({ useFlyerParties: () => ready(parties) }));

beforeEach(() => {
  vi.mocked(useTemplateVersion).mockReset().mockReturnValue(ready(version));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<Documents<Template>>) {
  vi.mocked(useList).mockReturnValue(live);
  return openPage(<TemplatesPage />, '/officer-portal/pdf/templates');
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('a card has name, description, badge, a link to a new flyer, and the drawing', () => {
  const { container } = open(list([template('open-house', { name: 'Open House Flyer' })]));
  expect(vi.mocked(useList).mock.lastCall?.[0].source).toBe(paths.templates.all('larkfield'));
  expect(names()).toEqual(['Open House Flyer']);
  expect(screen.getByText('About open-house.')).toBeVisible();
  expect(screen.getByText('Flyer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New: Open House Flyer' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/create?template=open-house',
  );
  expect(useTemplateVersion).toHaveBeenCalledWith('larkfield', 'open-house', 'open-house-v2');
  const picture = container.querySelector('[aria-hidden] svg[role="img"]');
  // Its default, a sample if it has none, and the officer's own name.
  for (const words of ['Open house', 'Clifton', '$649,000', 'Daniel Okafor']) {
    expect(picture).toHaveTextContent(words);
  }
});

test('each category has its own badge', () => {
  const categories = ['flyer', 'rate_sheet', 'letter', 'event', 'other'] as const;
  const { container } = open(list(categories.map((category) => template(category, { category }))));
  const chips = [...container.querySelectorAll('[data-category]')];
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Flyer',
    'Rate sheet',
    'Letter',
    'Event',
    'Other',
  ]);
  expect(new Set(chips.map(({ className }) => className)).size).toBe(5);
});

test('is drawn when it scrolls into view', () => {
  let see: IntersectionObserverCallback = vi.fn();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      see = callback;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container, again } = open(list([template('open-house')]));
  expect(useTemplateVersion).not.toHaveBeenCalled();
  see([{ isIntersecting: true } as never], {} as never);
  again();
  expect(container.querySelector('svg[role="img"]')).not.toBeNull();
  vi.unstubAllGlobals();
});

test('filters by category, and by name if there are many; shows no results', async () => {
  const user = userEvent.setup();
  open(
    list([
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => template(id)),
      template('letter', { name: 'Cover Letter', category: 'letter' }),
    ]),
  );
  expect(names()).toHaveLength(7);
  await user.selectOptions(screen.getByLabelText('Category'), 'Letter');
  expect(names()).toEqual(['Cover Letter']);
  await user.type(screen.getByLabelText('Search'), 'sheet');
  expect(screen.getByText('No templates found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all templates' }));
  await user.type(screen.getByLabelText('Search'), 'LETTER cov');
  expect(names()).toEqual(['Cover Letter']);
});

test('has no search for six, and no choice for one category', () => {
  open(list(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => template(id))));
  expect(screen.queryByLabelText('Search')).toBeNull();
  expect(screen.queryByLabelText('Category')).toBeNull();
});

test('shows when nothing is published', () => {
  open(list([]));
  expect(screen.getByText('No Templates Available')).toBeVisible();
  expect(screen.getByText('Contact your marketing admin to publish templates')).toBeVisible();
});

test('shows loading, failure with Retry, and an unreadable template', async () => {
  open(loading);
  expect(screen.getByRole('status', { name: 'Loading templates' })).toBeVisible();
  const retry = vi.fn();
  open(failed('unavailable', retry));
  expect(screen.getByText('Couldn’t load the templates')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  open(list([], 1));
  expect(screen.getByText(/1 template couldn’t be shown/)).toBeVisible();
  expect(screen.queryByText('No Templates Available')).toBeNull();
});

test('a version that can’t be read leaves the card unchanged', () => {
  vi.mocked(useTemplateVersion).mockReturnValue(failed('permission-denied'));
  const { container } = open(list([template('open-house', { name: 'Open House Flyer' })]));
  expect(screen.getByRole('link', { name: 'Create New: Open House Flyer' })).toBeVisible();
  expect(container.querySelector('svg[role="img"]')).toBeNull();
});
