import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { SOURCE_NAMES } from '../../../lib/format/names/submissionNames.ts';
import { LINKS_PAGE } from '../../../lib/links/listedLinks.ts';
import { useList } from '../../../lib/live-data/useList.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { OptionPicker } from './OptionPicker.tsx';
import { filterLinkName, linkSchema } from './useFilterNames.ts';

interface SourcePickerProps {
  value: string | undefined;
  /** Name of the chosen link. */
  name: string | undefined;
  onChange: (source: string | undefined) => void;
}

const SOURCES = Object.entries(SOURCE_NAMES).map(([value, label]) => ({ value, label }));

/** Selects where submissions came from: the website, any shared link, or one of the links that the user can see. */
export function SourcePicker({ value, name, onChange }: SourcePickerProps) {
  const firestore = useFirestore();
  const { user, member, isAdministrator } = useSignedIn();
  const [search, setSearch] = useState('');
  const links = useList(
    useMemo(
      () => ({
        source: collection(firestore, paths.sharedLinks.all(member.tenant_id)),
        constraints: [
          ...(isAdministrator ? [] : [where('created_by_user_id', '==', user.uid)]),
          orderBy('created_at', 'desc'),
        ],
        pageSize: LINKS_PAGE,
        schema: linkSchema,
      }),
      [firestore, member.tenant_id, isAdministrator, user.uid],
    ),
    { search },
  );
  const found = (readyData(links)?.items ?? []).map((link) => ({
    value: link.short_code,
    label: filterLinkName(link),
  }));
  const options = [...SOURCES, ...found];
  const chosen =
    value === undefined
      ? undefined
      : (options.find((option) => option.value === value) ?? {
          value,
          label: name ?? 'Selected shared link',
        });
  return (
    <OptionPicker
      id="filter-source"
      label="Source"
      options={options}
      value={chosen}
      onChange={onChange}
      onSearch={setSearch}
      live={links}
      what="the shared links"
      noneText="No link by that name"
    />
  );
}
