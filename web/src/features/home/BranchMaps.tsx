import { pluralize } from '@brokerage/domain/text/pluralize';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import { branchesByState } from '../../lib/directory/branchesByState.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { MapDrawing } from '../../ui/map/MapDrawing.tsx';
import { findPlace } from '../../ui/map/stateMap.ts';
import { WithStateMap } from '../../ui/map/WithStateMap.tsx';
import { FarBranches } from './FarBranches.tsx';

/** Each outline loads the map of its state, about 30 kB. */
const MAX_OUTLINES = 2;

/**
 * Shows the state with the most branches as a map and the others in outline, with a link to all branches. Renders `otherwise` without a
 * map.
 */
export function BranchMaps({ otherwise }: { otherwise: ReactNode }) {
  const found = useDirectory();
  const branches = found.status === 'ready' ? found.directory.branches : [];
  const [largest, ...others] = branchesByState(branches);
  if (!largest) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <WithStateMap state={largest.state}>
        {(map) =>
          map && largest.branches.some((branch) => findPlace(map, branch)) ? (
            <div>
              {/* The linked page explains the pins of all maps. */}
              <MapDrawing map={map} branches={largest.branches} isOneOfSeveral />
              {others.slice(0, MAX_OUTLINES).map(({ state, branches: far }) => (
                <Suspense key={state}>
                  <WithStateMap state={state}>
                    {(farMap) => farMap && <FarBranches map={farMap} branches={far} />}
                  </WithStateMap>
                </Suspense>
              ))}
              <Link
                href={`${sitePaths.branches}#branches`}
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
