import { pluralize } from '@brokerage/domain/text/pluralize';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import { branchesByState } from '../../lib/directory/branchesByState.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { MapDrawing } from '../../ui/map/MapDrawing.tsx';
import { findPlace } from '../../ui/map/stateMap.ts';
import { WithStateMap } from '../../ui/map/WithStateMap.tsx';
import { FarBranches } from './FarBranches.tsx';

/** Each outline needs its state's map, about 30 kB. */
const MOST_OUTLINES = 2;

/** A map of the state with the most branches, outlines of the others, and a link to all branches. Renders `otherwise` if there's no map. */
export function WhereWeAre({ otherwise }: { otherwise: ReactNode }) {
  const found = useDirectory();
  const branches = found.status === 'ready' ? found.directory.branches : [];
  const [most, ...others] = branchesByState(branches);
  if (!most) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <WithStateMap state={most.state}>
        {(map) =>
          map && most.branches.some((branch) => findPlace(map, branch)) ? (
            <div>
              {/* The page with all maps explains the pins; the link leads there. */}
              <MapDrawing map={map} branches={most.branches} isOneOfSeveral />
              {others.slice(0, MOST_OUTLINES).map(({ state, branches: far }) => (
                <Suspense key={state}>
                  <WithStateMap state={state}>
                    {(farMap) => farMap && <FarBranches map={farMap} branches={far} />}
                  </WithStateMap>
                </Suspense>
              ))}
              <Link
                href={`${routePaths.branches}#branches`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1, fontWeight: 600 }}
              >
                {branches.length > 1
                  ? `See all ${pluralize(branches.length, 'branch', 'branches')}`
                  : 'See our branch'}
              </Link>
            </div>
          ) : (
            otherwise
          )
        }
      </WithStateMap>
    </Suspense>
  );
}
