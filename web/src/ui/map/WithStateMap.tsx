import { type ReactNode, use } from 'react';
import type { StateMap } from './stateMap.ts';

// A file for each state (tools/stateMaps.ts), each loaded by the page that shows it.
const files = import.meta.glob<StateMap>('./states/*.json', { import: 'default' });

const loading = new Map<string, Promise<StateMap | undefined>>();

/** Loads a state's map once. The pages work without: one that can't be loaded is left out until the page is loaded again. */
function loadStateMap(state: string): Promise<StateMap | undefined> {
  const known = loading.get(state);
  if (known) return known;
  const map = files[`./states/${state}.json`]?.().catch(() => undefined) ?? Promise.resolve(undefined);
  loading.set(state, map);
  return map;
}

interface WithStateMapProps {
  /** Two-letter code. */
  state: string;
  /** Called with undefined if there is no map. */
  children: (map: StateMap | undefined) => ReactNode;
}

/** Shows something of a state's map; to be put into a `Suspense`. */
export const WithStateMap = ({ state, children }: WithStateMapProps) => children(use(loadStateMap(state)));
