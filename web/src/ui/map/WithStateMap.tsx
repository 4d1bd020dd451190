import { type ReactNode, use } from 'react';
import type { StateMap } from './stateMap.ts';

// One file per state (tools/stateMaps.ts), loaded by the pages that show it.
const files = import.meta.glob<StateMap>('./states/*.json', { import: 'default' });

const loading = new Map<string, Promise<StateMap | undefined>>();

/** Loads a state's map once. Pages work without it: if it fails to load, it's left out until the page is reloaded. */
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

/** Loads a state's map and renders children with it; needs a `Suspense` around it. */
export const WithStateMap = ({ state, children }: WithStateMapProps) => children(use(loadStateMap(state)));
