import { expect, test } from 'vitest';
import { currentCompany, provideCompany } from '../../../lib/company/companyStore.ts';
import { toRows } from '../../../lib/links/linkRow.ts';
import { flyer, link, officerLink } from '../../../lib/links/testing/sampleLinks.ts';
import { COMPANY_LINK_COLUMNS, OWN_LINK_COLUMNS } from './linkColumns.tsx';
import { linksCsv } from './linksCsv.ts';

const rows = toRows(
  [
    link('a', {
      label: 'Yard sign',
      views: 2,
      utm_source: 'sign',
      created_at: new Date(2026, 10, 3, 12),
      event: { name: 'Homebuyer seminar', day: '2026-12-03', guests: 50 },
    }),
    link('b', {
      flyer: flyer('Ferry, "the" Street', { status: 'archived' }),
      // The midnight that ends Nov 30 in New York.
      expires_at: new Date('2026-12-01T05:00:00Z'),
    }),
  ],
  [],
  new Date(2026, 10, 21, 12),
);

test('has the address of each link', () => {
  const [head, ...lines] = linksCsv(rows, 'https://site.example').slice(1).split('\r\n');
  expect(head).toMatch(/^Flyer,Label,Type,Status,Template,Officer,Views,Unique views,/);
  expect(lines[0]).toBe(
    'Elm Street,Yard sign,Link,Live,Open House,Daniel Okafor,2,0,0,0,0,0,0,2026-11-03,Never,sign,,,Homebuyer seminar,2026-12-03,50,https://site.example/shared/a',
  );
  expect(lines[1]).toContain('"Ferry, ""the"" Street",,Link,Flyer archived,');
  expect(lines[1]).toContain(',2026-11-30,');
});

test('the header names the time zone of the days', () => {
  const ours = currentCompany();
  const toHeader = () => linksCsv([], 'https://site.example').slice(1);
  expect(toHeader()).toContain('Created (Eastern time),Expires (Eastern time)');
  provideCompany({ ...ours, schedule: { ...ours.schedule, time_zone: 'America/Los_Angeles' } });
  expect(toHeader()).toContain('Created (Pacific time),Expires (Pacific time)');
  provideCompany(ours);
});

test('links to an officer name what they open', () => {
  const to = (['officer_page', 'questionnaire'] as const).map((target) => officerLink('c', { target }));
  const [, ...lines] = linksCsv(toRows(to, [], new Date(2026, 10, 21)), 'https://site.example').split('\r\n');
  expect(lines[0]).toMatch(/^Public page of Daniel Okafor,,Public page,Live,,Daniel Okafor,/);
  expect(lines[1]).toMatch(/^Questionnaire with Daniel Okafor,,Questionnaire,Live,,Daniel Okafor,/);
});

test('a link that never expires is sorted after every date', () => {
  const expires = OWN_LINK_COLUMNS.find(({ id }) => id === 'expires');
  const [never, dated] = rows.map((row) => Number(expires?.sortValue?.(row)));
  expect(never).toBeGreaterThan(dated ?? 0);
});

test('a company’s links have their officer, and two figures only on demand', () => {
  expect(OWN_LINK_COLUMNS.map(({ id }) => id)).not.toContain('officer');
  expect(OWN_LINK_COLUMNS.filter(({ isOptional }) => isOptional)).toEqual([]);
  expect(COMPANY_LINK_COLUMNS.map(({ id }) => id)).toContain('officer');
  expect(COMPANY_LINK_COLUMNS.filter(({ isOptional }) => isOptional).map(({ id }) => id)).toEqual([
    'uniques',
    'downloads',
  ]);
});
