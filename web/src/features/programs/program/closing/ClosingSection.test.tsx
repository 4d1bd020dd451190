import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { findProgram } from '@brokerage/domain/programs/comparison';
import { type ProgramSlug, programs } from '@brokerage/domain/programs/programs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeCompany } from '../../../../lib/company/companyStore.ts';
import { stubDirectory } from '../../../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../../../lib/directory/testing/sampleDirectory.ts';
import { phoneLink } from '../../../../lib/format/contact/phoneLink.ts';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { programClosings, undecidedClosing } from './programClosings.ts';

vi.mock(
  '../../../../lib/directory/useDirectory.ts',
  () => import('../../../../lib/directory/testing/directoryStub.ts'),
);

beforeEach(() => stubDirectory({ status: 'ready', directory: sampleDirectory }));

const open = (slug: ProgramSlug) => render(<ClosingSection page={slug} />);
const calls = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
const applyLink = () => screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href');
const slugs = programs.map(({ slug }) => slug);

it.each(slugs)('%s ends with one officer, their number, and one way to apply', (slug) => {
  open(slug);
  expect(screen.getByRole('region', { name: programClosings[slug].title })).toBeVisible();
  const [person] = screen
    .getAllByRole('link', { name: /./ })
    .filter((link) => link.matches('[href^="/loan-officer/"]'));
  const id = person?.getAttribute('href')?.split('/').at(-1);
  expect(applyLink()).toBe(preApprovalUrl(findProgram(slug).purpose));
  const phone = sampleDirectory.officers.find((officer) => officer.id === id)?.phone;
  expect(calls()).toEqual([phoneLink(phone ?? '')]);
});

it.each(slugs)('%s ends with the company’s number while the directory is missing', (slug) => {
  stubDirectory({ status: 'loading' });
  open(slug);
  expect(applyLink()).toBe(preApprovalUrl(findProgram(slug).purpose));
  // The HELOC page links to another loan instead of a phone number.
  expect(calls()).toEqual(slug === 'heloc' ? [] : [`tel:${sampleCompany.phone}`]);
});

it('each page’s ending differs in form and text from the one before it in the menu', () => {
  const closings = programs.map(({ slug }) => programClosings[slug]);
  for (const [index, { form }] of closings.entries()) expect(form).not.toBe(closings[index - 1]?.form);
  const titles = [undecidedClosing, ...closings].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('suggests a call first to visitors unsure of their score', () => {
  open('fha');
  expect(screen.getByRole('heading', { name: 'Below 580, or not sure' })).toBeVisible();
  expect(screen.getByText(/FHA allows 500-579 with 10% down/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call \w+, \(\d{3}\)/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

it('shows visitors who need one figure where to find it', () => {
  open('heloc');
  expect(screen.getByRole('link', { name: 'See your refinance options' })).toHaveAttribute(
    'href',
    '/refinance',
  );
});

it('finds an officer licensed in the state of the page’s fields', () => {
  const [licensed, specialties] = [
    { 'maya-torres': ['NJ'], 'linh-tran': ['CA'] } as Record<string, string[]>,
    { 'maya-torres': ['Down payment assistance'], 'linh-tran': ['Jumbo loans'] } as Record<string, string[]>,
  ];
  const officers = sampleDirectory.officers.map((each) => ({
    ...each,
    licensed_states: licensed[each.id] ?? [],
    specialties: specialties[each.id] ?? [],
  }));
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  changeCompany({ ...sampleCompany, states: ['New Jersey', 'California'] });
  const person = () => screen.getByRole('heading', { name: /Ask (Maya|Linh)/ }).textContent;
  open('down-payment-assistance');
  expect(person()).toBe('Ask Maya about down payment assistance');
  expect(screen.getByText(/Licensed in New Jersey$/)).toBeVisible();
  act(() => rememberNumbers({ state: 'California' }));
  expect(person()).toBe('Have a question? Ask Linh');
  expect(screen.getByText(/Licensed in California$/)).toBeVisible();
  cleanup();
  // The county input starts with the main branch's county.
  open('jumbo');
  expect(person()).toBe('Have a question? Ask Maya');
  act(() => rememberNumbers({ county: 'Orange County, California' }));
  expect(person()).toBe('Ask Linh about jumbo loans');
  cleanup();
  // A page without that input uses the saved choice.
  open('heloc');
  expect(person()).toMatch(/Ask Linh$/);
});
