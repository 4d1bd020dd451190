import { expect, it } from 'vitest';
import { checkFlyer } from '../checks/checkFlyer.ts';
import { type FlyerRecord, flyerSchema } from '../record/flyer.ts';
import { FLYER_LIMITS } from '../record/flyerLimits.ts';
import { publicTitle, publishedTitle } from './publicTitle.ts';
import { publicTitleProblem } from './publicTitleProblem.ts';

const WORKING_TITLE = 'Smith refi, wait for appraisal';
const parties = {
  officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
  company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
};
const seal: NonNullable<FlyerRecord['sealed']> = {
  revision: 2,
  template_version_id: 'open-house-v2',
  category: 'letter',
  title: WORKING_TITLE,
  data: { headline: 'Come and see' },
  parties,
  link: '',
  checks_version: '1',
};
/** A flyer as stored before public titles existed. */
const olderFlyer: FlyerRecord = {
  id: 'older',
  template_id: 'open-house',
  template_version_id: 'open-house-v2',
  title: WORKING_TITLE,
  owner_user_id: 'maya',
  tenant_id: 'larkfield',
  data: {},
  status: 'approved',
  reason: null,
  created_at: new Date('2026-01-05T15:00:00Z'),
  updated_at: new Date('2026-01-05T15:00:00Z'),
  sealed: seal,
};
const titleOf = (change: Partial<FlyerRecord>) =>
  publishedTitle(flyerSchema.parse({ ...olderFlyer, ...change }));

it.each([
  ['what was typed', 'Join us on Sunday', { headline: 'Come and see' }, 'Join us on Sunday'],
  [
    'the open house where nothing was typed',
    '',
    {
      headline: 'Come and see',
      property_address: '230 Elm Street, Nutley, NJ',
      open_house_date: '2026-11-29',
    },
    'Open house at 230 Elm Street',
  ],
  [
    'the headline of an open house without a day',
    '',
    { headline: 'Come and see', property_address: '230 Elm Street, Nutley, NJ', open_house_date: 'soon' },
    'Come and see',
  ],
  ['the headline where nothing was typed', ' \u200b', { headline: ' Come\n and  see ' }, 'Come and see'],
  ['the program’s name where there is no headline', '', { headline: '', program_name: 'FHA' }, 'FHA'],
  [
    'a rich text’s words',
    '',
    { headline: { paragraphs: [{ type: 'paragraph', spans: [{ text: 'Come' }] }] } },
    'Come',
  ],
  ['the template’s name where nothing is printed large', '', { body: 'Welcome' }, 'Open house'],
])('is %s', (_what, typed, data, expected) => {
  expect(publicTitle(typed, { data, templateName: 'Open house' })).toBe(expected);
});

it.each([
  ['Join us on Sunday – 5 % off', undefined],
  ['Ꮐuaranteed approval', 'Cannot be printed: Ꮐ. Please remove this character.'],
  ['Ꮐuaꓤanteed', 'Cannot be printed: Ꮐ ꓤ. Please remove these characters.'],
])('reports what can’t be published of %s', (title, problem) => {
  expect(publicTitleProblem(title)).toBe(problem);
});

it('ends a long headline at a word, within the limit', () => {
  const title = publicTitle('', { data: { headline: 'sunlight '.repeat(40) }, templateName: '' });
  expect(title.length).toBeLessThanOrEqual(FLYER_LIMITS.public_title);
  // Surrogate pairs without a blank, at an even and at an odd position.
  for (const start of ['', 'a']) {
    const styled = publicTitle('', { data: { headline: `${start}${'𝓼'.repeat(120)}` }, templateName: '' });
    expect(styled).toMatch(/𝓼…$/u);
    expect(styled).not.toContain('\ufffd');
    expect(styled.isWellFormed()).toBe(true);
  }
  expect(title).toMatch(/sunlight…$/);
});

it.each([
  ['sealed with one', { sealed: { ...seal, public_title: 'Join us' } }, 'Join us'],
  ['sealed before there were any', {}, 'Come and see'],
  ['sealed then, without a headline', { sealed: { ...seal, data: {} } }, 'Letter from Maya Torres'],
  ['approved before there were seals', { sealed: null, data: { headline: 'Welcome' } }, 'Welcome'],
  ['approved then, without a headline', { sealed: null }, 'Flyer'],
])('of a flyer %s is never the working title', (_what, change, expected) => {
  expect(titleOf(change)).toBe(expected);
});

it('is checked like other public text on its own', () => {
  const fields = [{ key: 'headline', label: 'Headline', type: 'string' as const, help_text: '' }];
  const version = { default_data: {}, handlebars_schema: { fields }, locked_fields: [] };
  const found = (title: string, headline = 'Come and see') =>
    checkFlyer({
      ...parties,
      category: 'flyer',
      version,
      data: { headline },
      publicTitle: title,
      today: '2026-11-20',
    })
      .filter(({ severity }) => severity === 'block')
      .map(({ rule, field, label }) => [rule, field, label]);
  expect(found('Come and see')).toEqual([]);
  expect(found('Guaranteed approval for everybody')).toEqual([
    ['guaranteed', 'public_title', 'Public title'],
  ]);
  // Words that are also printed are reported once, where they are printed.
  expect(found('Guaranteed approval', 'Guaranteed approval')).toEqual([
    ['guaranteed', 'headline', 'Headline'],
  ]);
});
