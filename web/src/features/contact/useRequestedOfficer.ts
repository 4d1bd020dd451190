import { startTransition, useEffect, useMemo, useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { type CallingOfficer, findCallingOfficer } from '../../lib/directory/findCallingOfficer.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import type * as officerParts from './RequestedOfficer.tsx';

/** Search parameter with the officer's id. */
const OFFICER = 'officer';

/** The officer the visitor wants a call from, with the component that shows them. */
export interface RequestedOfficer extends CallingOfficer {
  parts: typeof officerParts;
}

/** Removes the officer from the URL, so that a reload doesn't bring them back. */
function removeFromAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(OFFICER);
  window.history.replaceState(window.history.state, '', url);
}

/**
 * Returns the officer named in the URL, once page and directory are loaded, and a function that switches to the office instead. Undefined
 * on the prerendered page, and for people who aren't in the directory.
 */
export function useRequestedOfficer(): { requested: RequestedOfficer | undefined; dropOfficer: () => void } {
  const { schedule } = useCompany();
  const state = useDirectory();
  const [officerId, setOfficerId] = useState<string>();
  const [parts, setParts] = useState<typeof officerParts>();
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get(OFFICER);
    if (!named) return;
    import('./RequestedOfficer.tsx').then(
      (loaded) => {
        startTransition(() => {
          setParts(loaded);
          setOfficerId(named);
        });
      },
      () => console.warn('Could not load who is asked for a call'),
    );
  }, []);
  const directory = state.status === 'ready' ? state.directory : undefined;
  const requested = useMemo(() => {
    if (!(directory && officerId && parts)) return undefined;
    const found = findCallingOfficer(directory, officerId, schedule);
    return found && { ...found, parts };
  }, [directory, officerId, parts, schedule]);
  const dropOfficer = () => {
    removeFromAddress();
    setOfficerId(undefined);
  };
  return { requested, dropOfficer };
}
