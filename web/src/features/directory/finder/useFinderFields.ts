import { objectKeys } from '@brokerage/domain/collections/records';
import type { Directory } from '@brokerage/domain/publicCallables';
import { useState } from 'react';
import { useAddressHash, useWrittenHash } from '../../../lib/useAddressHash.ts';
import { EVERYBODY, type FinderFields } from './FinderForm.tsx';
import { languagesToChoose } from './filterOfficers.ts';

const NAMES = objectKeys(EVERYBODY);

/** Returns the search in the URL, ignoring unknown states and languages. */
function readFields(hash: string, { branches, officers }: Directory): FinderFields {
  const search = new URLSearchParams(hash.slice(1));
  const [zip = '', text = '', state = '', language = ''] = NAMES.map((name) => search.get(name) ?? '');
  // Older URLs have the ZIP code in the text field.
  const zipInText = zip === '' ? (/\b\d{5}(?:-\d{4})?\b/.exec(text)?.[0] ?? '') : '';
  return {
    zip: (zip || zipInText).slice(0, 10),
    text: text.replace(zipInText, '').trim().slice(0, 100),
    state: branches.some((branch) => branch.state === state) ? state : '',
    language: languagesToChoose(officers).includes(language) ? language : '',
  };
}

/**
 * Returns the finder's search and a function that changes it. It's kept in the URL, so that Back from an officer's page shows the same
 * list.
 */
export function useFinderFields(directory: Directory): [FinderFields, (fields: FinderFields) => void] {
  const hash = useAddressHash();
  const [changed, setChanged] = useState<FinderFields>();
  const fields = changed ?? readFields(hash, directory);
  const given = NAMES.filter((name) => fields[name] !== '').map((name) => [name, fields[name]]);
  useWrittenHash(changed && (given.length > 0 ? `#${new URLSearchParams(given)}` : ''));
  return [fields, setChanged];
}
