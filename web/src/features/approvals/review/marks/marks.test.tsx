import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import type { FlyerMark, MarkResolution } from '@brokerage/domain/flyer/marks/flyerMark';
import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { templateVersionSchema } from '@brokerage/domain/template/template';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useFlyerSnapshot } from '../../../../lib/live-data/records/useFlyerSnapshot.ts';
import { failed } from '../../../../testing/failed.ts';
import { EarlierMarks } from './EarlierMarks.tsx';
import { MarksEditor } from './MarksEditor.tsx';
import { findMarkProblems, toMarkProblems } from './markProblems.ts';
import { UnsentPins } from './UnsentPins.tsx';
import { loadUnsentReviews, saveUnsentReviews, withUnsentReview } from './unsentReviews.ts';
import { useUnsentMarks } from './useUnsentMarks.ts';
import { useUnsentReviews } from './useUnsentReviews.ts';

vi.mock('../../../../lib/live-data/records/useFlyerSnapshot.ts', () => ({ useFlyerSnapshot: vi.fn() }));

const ready = <T,>(data: T) => ({ status: 'ready', data, stale: false }) as const;
const version = templateVersionSchema.parse({
  id: 'open-house-2',
  default_data: {},
  handlebars_schema: {
    fields: [
      { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
      { key: 'property_address', label: 'Property address', type: 'address', help_text: '' },
    ],
  },
  required_fields: [],
  locked_fields: [],
  approval_required: true,
  layout: 'open-house',
});
const { officer, company } = sampleFlyer('open-house');
const snapshot = (revision: number, headline: string): FlyerSnapshot => ({
  revision,
  template_version_id: version.id,
  category: 'flyer',
  title: 'Maple Avenue',
  public_title: 'Come',
  data: { headline, property_address: '14 Maple Avenue, Clifton, NJ 07011' },
  parties: { officer, company: { ...company, licenseLines: [...company.licenseLines] } },
  link: '',
  checks_version: '1',
});
const SCENE = { width: 612, height: 792, ops: [] } as unknown as Scene;

function Review({ unsent: { find, change } }: { unsent: ReturnType<typeof useUnsentReviews> }) {
  const { marks } = find('maple');
  const unsent = useUnsentMarks(marks, (changed) => change('maple', { marks: changed }));
  const problems = findMarkProblems(marks, { version, earlier: new Set(['e'.repeat(21)]) });
  return (
    <>
      <div data-testid="paper">
        <UnsentPins scene={SCENE} unsent={unsent} version={version} />
      </div>
      <MarksEditor unsent={unsent} version={version} problems={problems} />
      <EarlierMarks
        live={ready({ revision: 2, marks: EARLIER, resolutions: RESOLUTIONS })}
        flyer={flyer}
        snapshot={snapshot(4, 'Come on Monday')}
        version={version}
        unsent={unsent}
        onOutline={onOutline}
      />
    </>
  );
}
const Page = ({ userId = 'ines' }) => <Review unsent={useUnsentReviews(userId)} />;

const onOutline = vi.fn();
const toId = (letter: string) => letter.repeat(21);
const mark = (letter: string, anchor: FlyerMark['anchor'], label = ''): FlyerMark => ({
  id: toId(letter),
  anchor,
  text: `Text of ${letter}`,
  label,
  carried_from: null,
});
const EARLIER = [
  mark('e', { kind: 'field', field: 'headline' }, 'Headline'),
  mark('f', { kind: 'field', field: 'property_address' }, 'Property address'),
  mark('g', { kind: 'place', page: 1, x: 0.5, y: 0.5 }),
  mark('h', { kind: 'field', field: 'gone' }, 'Old field'),
];
const resolved = (note = ''): MarkResolution => ({ is_resolved: true, note, at: new Date() });
const RESOLUTIONS = { [toId('e')]: resolved('Fixed it'), [toId('f')]: resolved() };
const flyer: Flyer = flyerSchema.parse({
  id: 'maple',
  template_id: 'open-house',
  template_version_id: version.id,
  title: 'Maple Avenue',
  owner_user_id: 'maria',
  tenant_id: 'larkfield',
  data: {},
  status: 'pending_approval',
  reason: 'See marks',
  created_at: new Date(),
  updated_at: new Date(),
  revision: 4,
  rejected_revision: 2,
});

beforeEach(() => {
  sessionStorage.clear();
  onOutline.mockReset();
  vi.mocked(useFlyerSnapshot).mockReturnValue(ready(snapshot(2, 'Come on Sunday')));
});

const toText = (number: number) => screen.getByLabelText(`Mark ${number}: what should change`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a reviewer', () => {
  test('marks a field and a place, and keeps both on reload', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />);
    await user.click(button('Mark a field or the page'));
    await waitFor(() => expect(toText(1)).toHaveFocus());
    await user.type(toText(1), 'Too loud');
    await user.click(screen.getByRole('combobox', { name: 'Mark 1 is about' }));
    await user.click(screen.getByRole('option', { name: 'Headline' }));

    const layer = () => document.querySelector('[data-place-mark]');
    expect(layer()).toBeNull();
    await user.click(button('Mark a spot on the flyer'));
    expect(button('Mark a spot on the flyer')).toHaveAttribute('aria-pressed', 'true');
    const paper = layer() as HTMLElement;
    vi.spyOn(paper, 'getBoundingClientRect').mockReturnValue({
      left: 10,
      top: 20,
      width: 200,
      height: 400,
    } as DOMRect);
    fireEvent.click(paper, { clientX: 60, clientY: 120, detail: 1 });
    expect(layer()).toBeNull();
    await user.type(toText(2), 'Crop this');
    expect(button(/^Mark 2: Spot on the flyer/)).toHaveStyle({ left: '25%', top: '25%' });

    unmount();
    render(<Page />);
    expect(toText(1)).toHaveValue('Too loud');
    expect(toText(2)).toHaveValue('Crop this');
    expect(loadUnsentReviews('ines').maple?.marks.map(({ anchor }) => anchor)).toEqual([
      { kind: 'field', field: 'headline' },
      { kind: 'place', page: 1, x: 0.25, y: 0.25 },
    ]);
    await user.click(button('Remove mark 1'));
    expect(toText(1)).toHaveValue('Crop this');
    expect(screen.queryByLabelText('Mark 2: what should change')).toBeNull();
    expect(button('Remove mark 1')).toHaveFocus();
    await user.click(button('Remove mark 1'));
    expect(button('Mark a field or the page')).toHaveFocus();
  });

  test('marks a place with the keyboard: it starts in the middle, and arrow keys move it', async () => {
    const user = userEvent.setup();
    render(<Page />);
    button('Mark a spot on the flyer').focus();
    await user.keyboard('{Enter}');
    const pin = button(/^Mark 1: Spot on the flyer.*arrow keys/);
    expect(pin).toHaveStyle({ left: '50%', top: '50%' });
    pin.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(pin).toHaveStyle({ left: '48%', top: '51%' });
    expect(pin).toHaveFocus();
  });

  test('sees a mark’s error after its text loses the focus', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(button('Mark a field or the page'));
    await user.type(toText(1), 'no');
    expect(toText(1)).not.toHaveAccessibleDescription(/at least/);
    await user.tab();
    expect(toText(1)).toHaveAccessibleDescription('Please write at least 3 characters');
    expect(toText(1)).toBeInvalid();
  });

  test('can set at most 30 marks', () => {
    const marks = Array.from({ length: 30 }, (_, n) => ({
      id: String(n).padStart(21, '0'),
      anchor: { kind: 'page', page: 1 } as const,
      text: 'Text',
      carried_from: null,
    }));
    saveUnsentReviews('ines', withUnsentReview({}, 'maple', { reason: '', marks }));
    render(<Page />);
    for (const name of ['Mark a field or the page', 'Mark a spot on the flyer', 'Mark again: mark 1'])
      expect(button(name)).toBeDisabled();
    expect(screen.getByText(/That’s 30 marks/)).toBeVisible();
  });
});

test('doesn’t see another reviewer’s input in the same tab', () => {
  saveUnsentReviews('ines', withUnsentReview({}, 'maple', { reason: 'Mine', marks: [] }));
  expect(loadUnsentReviews('omar')).toEqual({});
  expect(loadUnsentReviews('ines'), 'and it is gone').toEqual({});
  sessionStorage.setItem('review_drafts', '{"not":');
  expect(loadUnsentReviews('ines')).toEqual({});
});

test('keeps unsent reviews of 20 flyers, except empty ones', () => {
  let reviews = {};
  for (let n = 0; n < 25; n += 1)
    reviews = withUnsentReview(reviews, `flyer-${n}`, { reason: 'No', marks: [] });
  expect(Object.keys(reviews)).toHaveLength(20);
  expect(reviews).toHaveProperty('flyer-24');
  expect(withUnsentReview(reviews, 'flyer-24', { reason: '', marks: [] })).not.toHaveProperty('flyer-24');
});

test('sees the server’s error at its mark', () => {
  const error = new FirebaseError('functions/invalid-argument', 'Some marks can’t be sent.');
  Object.assign(error, {
    details: {
      issues: [
        { path: 'marks.1', message: 'No such field' },
        { path: 'marks.0.anchor.x', message: 'Outside the page' },
        { path: 'marks.7', message: 'Nowhere' },
        { path: 'reason', message: 'Too long' },
      ],
    },
  });
  expect([...toMarkProblems(error, [{ id: 'a' }, { id: 'b' }])]).toEqual([
    ['b', 'No such field'],
    ['a', 'Outside the page'],
  ]);
});

describe('the next review', () => {
  const earlier = () => screen.getByRole('region', { name: 'Marks from the last review' });
  const items = () => within(earlier()).getAllByRole('listitem');

  test('shows the officer’s note on each mark, and whether its field changed', () => {
    render(<Page />);
    expect(within(earlier()).getByText('2 of 4 marked resolved by the officer.')).toBeVisible();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Headline.*Marked resolved, and the field changed.*note: Fixed it/),
      expect.stringContaining('Marked resolved, but the field is unchanged'),
      expect.stringContaining('Not marked resolved, but the flyer changed'),
      expect.stringContaining('Not resolved: the field is unchanged'),
    ]);
  });

  test('carries a mark over once with one click; one without its field applies to the page', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(button('Mark again: mark 2'));
    expect(toText(1)).toHaveValue('Text of f');
    expect(button('Marked again: mark 2')).toBeDisabled();
    await user.click(button('Mark again: mark 4'));
    expect(loadUnsentReviews('ines').maple?.marks).toMatchObject([
      { carried_from: toId('f'), anchor: { field: 'property_address' } },
      { carried_from: toId('h'), anchor: { kind: 'page' } },
    ]);
  });

  test('shows a mark’s place on the flyer', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(button('Show on flyer: mark 3'));
    expect(onOutline).toHaveBeenLastCalledWith([{ x: 282, y: 372, width: 48, height: 48 }]);
    await user.click(button('Show on flyer: mark 3'));
    expect(onOutline).toHaveBeenLastCalledWith([]);
  });

  test('shows loading and a failure, and nothing without marks', async () => {
    const props = { flyer, snapshot: snapshot(4, 'x'), version, unsent: undefined, onOutline };
    const { rerender, container } = render(
      <EarlierMarks {...props} live={{ status: 'loading', unreachable: false }} />,
    );
    expect(screen.getByRole('status', { name: 'Loading the marks' })).toBeVisible();
    const retry = vi.fn();
    rerender(<EarlierMarks {...props} live={failed('unknown', retry)} />);
    await userEvent.setup().click(button('Retry'));
    expect(retry).toHaveBeenCalled();
    rerender(<EarlierMarks {...props} live={ready({ revision: null, marks: [], resolutions: {} })} />);
    expect(container).toBeEmptyDOMElement();
  });
});
