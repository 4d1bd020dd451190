import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { phoneSearchKeys } from '../016-phone-search-keys.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.submissions.one('one', id);
const person = {
  first_name: 'Rosa',
  last_name: 'Delgado',
  reference_number: 'PA-2B4D-6F8H',
  email: 'rosa@mail.example',
  status: 'new',
};
const toKeys = (...phoneCodes: string[]) =>
  toSearchKeys({
    words: [person.last_name, person.first_name, person.reference_number],
    codes: [person.email, ...phoneCodes],
  });
/** An application and the keys that earlier versions stored, which had the extension's digits at the end. */
const withOldKeys = (mobile: string) => ({
  ...person,
  mobile,
  search_keys: toKeys('201555012345', '1555012345', '5012345', '2345'),
});
const search_keys = toKeys('2015550123', '5550123', '0123');
const withoutExtension = { ...person, mobile: '(201) 555-0123', search_keys };

export const phoneSearchKeysFixture: MigrationFixture = {
  migration: phoneSearchKeys,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('abbreviated')]: withOldKeys('(201) 555-0123 ext. 45'),
    [path('no-space')]: withOldKeys('201-555-0123x45'),
    [path('of-a-link')]: withOldKeys('tel:2015550123;ext=45'),
    [path('up-to-date')]: { ...person, mobile: '(201) 555-0123 x45', search_keys },
    [path('without-extension')]: withoutExtension,
  },
  migrated: {
    // The number itself stays as it was typed.
    [path('abbreviated')]: { ...person, mobile: '(201) 555-0123 ext. 45', search_keys },
    [path('no-space')]: { mobile: '201-555-0123x45', search_keys },
    [path('of-a-link')]: { search_keys },
    [path('up-to-date')]: { search_keys },
    [path('without-extension')]: withoutExtension,
  },
  meanwhile: {
    path: path('abbreviated'),
    change: { status: 'contacted' },
    migrated: { status: 'contacted', search_keys },
  },
};
