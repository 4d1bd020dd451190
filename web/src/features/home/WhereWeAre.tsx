import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { lazyStateMap } from '../directory/map/lazyStateMap.tsx';
import { MapDrawing } from '../directory/map/MapDrawing.tsx';
import { placeOf } from '../directory/map/stateMap.ts';

/** The state with the most branches on its map, with the way to all of them; `otherwise` where there is no map. */
export function WhereWeAre({ otherwise }: { otherwise: ReactNode }) {
  const found = useDirectory();
  const branches = found.status === 'ready' ? found.directory.branches : [];
  const inState = (state: string) => branches.filter((branch) => branch.state === state);
  const [most] = branches.toSorted((one, other) => inState(other.state).length - inState(one.state).length);
  if (!most) return otherwise;
  const WithMap = lazyStateMap(most.state);
  const shown = inState(most.state);
  return (
    <Suspense fallback={otherwise}>
      <WithMap>
        {(map) =>
          map && shown.some((branch) => placeOf(map, branch)) ? (
            <div>
              <MapDrawing map={map} branches={shown} />
              <Link
                href={`${routePaths.branches}#branches`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
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
      </WithMap>
    </Suspense>
  );
}
