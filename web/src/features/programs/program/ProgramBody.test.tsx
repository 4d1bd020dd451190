import { neighbors } from '@brokerage/domain/programs/comparison';
import { type ProgramSlug, programs } from '@brokerage/domain/programs/programs';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDirectory } from '../../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { ProgramBody } from './ProgramBody.tsx';
import { programSections } from './programSections.ts';

vi.mock(
  '../../../lib/directory/useDirectory.ts',
  () => import('../../../lib/directory/testing/directoryStub.ts'),
);
vi.mock(
  '../../../lib/directory/directoryStore.ts',
  () => import('../../../lib/directory/testing/directoryStub.ts'),
);

beforeEach(() => stubDirectory({ status: 'ready', directory: sampleDirectory }));

// Load the lazy chunks up front, so that they're there when the page renders.
await Promise.all([
  import('../income/IncomeWorksheet.tsx'),
  import('../usda/UsdaCheck.tsx'),
  import('../jumbo/LoanLimits.tsx'),
  import('../heloc/HelocWorksheet.tsx'),
  import('../refinance/RefinanceWorksheet.tsx'),
  import('../refinance/RefinanceStory.tsx'),
]);
const slow = { timeout: 20_000 };

const LAZY_PARTS: Partial<Record<ProgramSlug, string>> = {
  jumbo: 'County',
  usda: 'Household income per year',
  'alternative-lending': 'Deposits',
  heloc: 'What your home is worth',
  refinance: 'New rate',
};

test.each(programs)(
  '$slug: has one title, unique headings, and a closing call to action for its purpose',
  async ({ slug, name, purpose }) => {
    render(<ProgramBody slug={slug} />);
    const part = LAZY_PARTS[slug];
    if (part) await screen.findAllByLabelText(new RegExp(`^${part}`), {}, slow);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body).toHaveTextContent(name);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).not.toContain('');
    expect(new Set(headings).size).toBe(headings.length);
    const toQuestionnaire = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/pre-approval"]')];
    const search = new URL(toQuestionnaire.at(-1)?.href ?? '', 'https://www.larkfield.example').searchParams;
    expect(search.get('purpose')).toBe(purpose);
  },
);

test.each(programs)('$slug: has the same answers as its structured data', ({ slug }) => {
  render(<ProgramBody slug={slug} />);
  const markedUpQuestions = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap(
      ({ textContent }) =>
        (JSON.parse(textContent ?? '{}') as { '@graph': { mainEntity?: { name: string }[] }[] })['@graph'],
    )
    .flatMap(({ mainEntity = [] }) => mainEntity.map(({ name }) => name));
  expect(markedUpQuestions).toHaveLength(programQuestions[slug].length);
  const shown = document.body.textContent ?? '';
  for (const question of markedUpQuestions) expect(shown).toContain(question);
});

const compared = programs.filter(({ slug }) => programSections[slug].some(({ kind }) => kind === 'compare'));

test.each(compared)('$slug: links to the two compared programs, but not to itself', ({ slug }) => {
  render(<ProgramBody slug={slug} />);
  const table = document.querySelector<HTMLElement>('table[aria-labelledby="compare"]');
  if (!table) throw new Error('A comparison');
  const links = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const paths = neighbors[slug].map((each) => programs.find((program) => program.slug === each)?.path);
  expect(links.slice(0, 2)).toEqual(paths);
  expect(links).not.toContain(programs.find((program) => program.slug === slug)?.path);
});

test('down payment assistance: calls its four points ways to get help, because one isn’t a source of money', () => {
  render(<ProgramBody slug="down-payment-assistance" />);
  const ways = screen.getByRole('heading', { name: 'Ways to get help' }).closest('section') as HTMLElement;
  const names = within(ways)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Grants',
    'An FHA option at 3.5% down',
    'First-time buyer programs',
    'Employer programs',
  ]);
});
