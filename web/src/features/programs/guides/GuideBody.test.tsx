import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GuideBody } from './GuideBody.tsx';
import { closing } from './texts/closing.ts';
import { firstYear } from './texts/firstYear.ts';
import { gettingReady } from './texts/gettingReady.ts';
import { offer } from './texts/offer.ts';
import { preApproval } from './texts/preApproval.ts';
import { underwriting } from './texts/underwriting.ts';

const company = vi.hoisted(() => ({ states: [] as string[] }));
vi.mock('../../../lib/company/useCompany.ts', () => ({
  useCompany: () => ({ ...sampleCompany, states: company.states }),
}));

beforeEach(() => {
  company.states = ['New Jersey', 'Maine'];
});

it('lists a buyer’s rights where they apply, with sources', () => {
  render(<GuideBody checklistTitle="Your offer checklist" text={offer} />);
  const sources = screen.getByText('Sources').closest('details') as HTMLElement;
  const withRights = offer.sections.filter(({ rights }) => rights);
  expect(withRights.flatMap(({ rights }) => rights)).toHaveLength(3);
  for (const { title, rights = [] } of withRights) {
    const section = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
    for (const { right } of rights) {
      expect(within(section).getByText(right)).toBeInTheDocument();
      expect(
        within(sources).getByText((_, item) => item?.textContent?.startsWith(`${right}: `) === true, {
          selector: 'li',
        }),
      ).toBeInTheDocument();
    }
  }
});

it('shows and cites the differences in the company’s states', () => {
  render(<GuideBody checklistTitle="Your offer checklist" text={offer} />);
  const notes = screen.getByRole('region', { name: 'In your state' });
  expect(
    within(notes)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['In New Jersey']);
  expect(screen.getByText('New Jersey: N.J.A.C. 11:5-6.2(g)')).toBeInTheDocument();
  expect(screen.queryByText(/form RPA/)).toBeNull();
});

it('has no notes for a company in other states', () => {
  company.states = ['Maine'];
  render(<GuideBody checklistTitle="Your offer checklist" text={offer} />);
  expect(screen.queryByRole('region', { name: 'In your state' })).toBeNull();
});

it('shows the effect of a low appraisal, with sums that add up', () => {
  render(<GuideBody checklistTitle="Your underwriting checklist" text={underwriting} />);
  const table = screen.getByRole('table', { name: /appraises at \$480,000$/ });
  const toDollars = (text: string | null) => Number(text?.replace(/[$,]/g, ''));
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const [price = 0, loan = 0, down = 0] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => toDollars(textContent));
    expect(loan + down).toBe(price);
    expect(loan).toBe(0.9 * 480_000);
  }
});

it('draws the Loan Estimate with its parts in order', () => {
  render(<GuideBody checklistTitle="Your pre-approval checklist" text={preApproval} />);
  const figure = screen.getByText('Where to look, and what to ask').closest('figure') as HTMLElement;
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map(({ textContent }) => /^(.+?)Page (\d)/.exec(textContent ?? '')?.slice(1)),
  ).toEqual([
    ['Loan Terms', '1'],
    ['Projected Payments', '1'],
    ['Costs at Closing', '1'],
    ['Closing Cost Details', '2'],
    ['Comparisons', '3'],
  ]);
});

it('has the same cash to close on the form and in the sum', () => {
  render(<GuideBody checklistTitle="Your closing checklist" text={closing} />);
  const [onForm] = screen.getAllByText('Cash to Close');
  const amount = onForm?.nextElementSibling?.textContent ?? '';
  expect(amount).toMatch(/^\$\d/);
  const sum = screen.getByRole('row', { name: /^Cash to close/ }).closest('table') as HTMLElement;
  const toDollars = (text: string | null) => Number(text?.replace(/[$,]/g, '').replace('−', '-'));
  const amounts = within(sum)
    .getAllByRole('cell')
    .map(({ textContent }) => toDollars(textContent));
  expect(amounts.slice(0, -1).reduce((total, each) => total + each, 0)).toBe(amounts.at(-1));
  expect(toDollars(amount)).toBe(amounts.at(-1));
});

it('lists the first year’s tasks in the calendar’s order, without calendar-only entries', () => {
  render(<GuideBody checklistTitle="Your first-year checklist" text={firstYear} />);
  const checklist = screen.getByRole('region', { name: 'Your first-year checklist' });
  const items = within(checklist)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const places = [/^Change the locks/, /^Set up autopay/, /property tax relief$/].map((task) =>
    items.findIndex((item) => task.test(item ?? '')),
  );
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(items.join()).not.toContain('escrow statement');
  expect(screen.getByText('Check your escrow')).toBeVisible();
});

it.each(Object.entries({ gettingReady, preApproval, offer, underwriting, closing, firstYear }))(
  'no section of %s is text only',
  (_name, { sections }) => {
    const bare = sections.filter(
      ({ points, table, Figure, rights }) => !points && !table && !Figure && !rights,
    );
    expect(bare.map(({ title }) => title)).toEqual([]);
  },
);
