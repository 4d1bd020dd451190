import { type ComponentType, lazy, type ReactNode } from 'react';
import type { StateMap } from './stateMap.ts';

/** Shows something of a state's map; `children` gets none where there is no map. */
interface WithMapProps {
  children: (map: StateMap | undefined) => ReactNode;
}

// A file for each state (tools/stateMaps.ts), each loaded by the page that shows it.
const files = import.meta.glob<StateMap>('./states/*.json', { import: 'default' });

const loaded = new Map<string, ComponentType<WithMapProps>>();

/** Returns the component that has a state's map, to be put into a `Suspense`. The page works without: a map that can't be loaded is left out. */
export function lazyStateMap(state: string): ComponentType<WithMapProps> {
  const known = loaded.get(state);
  if (known) return known;
  const component = lazy(async () => {
    const map = await files[`./states/${state}.json`]?.().catch(() => undefined);
    return { default: ({ children }: WithMapProps) => children(map) };
  });
  loaded.set(state, component);
  return component;
}
