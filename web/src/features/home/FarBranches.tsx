import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/names/stateName.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { findPlace, type StateMap } from '../../ui/map/stateMap.ts';
import { stateOutline } from '../../ui/map/stateOutline.ts';

interface FarBranchesProps {
  map: StateMap;
  /** The state's branches. */
  branches: readonly Branch[];
}

/** Branches in a state outside the main map: a dot for each on the state's outline, with their names. */
export function FarBranches({ map, branches }: FarBranchesProps) {
  const { path, width, height, toSteps } = stateOutline(map);
  const state = branches[0]?.state ?? '';
  return (
    <Box sx={paper}>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`-${EDGE} -${EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
        sx={{ flex: 'none', display: 'block', height: { xs: 88, sm: 104 } }}
      >
        <path d={path} fill="#b9c8b8" stroke="#b9c8b8" strokeWidth={1} strokeLinejoin="round" />
        {branches.map((branch) => {
          const place = findPlace(map, branch);
          if (!place) return null;
          const [x, y] = toSteps([...place, ...place]);
          return (
            <circle
              key={branch.id}
              cx={x}
              cy={y}
              r={6}
              fill="var(--evergreen)"
              stroke="#fffdf9"
              strokeWidth={2}
            />
          );
        })}
      </Box>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {stateName(state)}
        </Typography>
        {branches.map(({ id, name }) => (
          <Link key={id} href={branchPath(id)} sx={link}>
            {name}
          </Link>
        ))}
      </div>
    </Box>
  );
}

/** Padding around the outline, in map units, so that a dot at the coast isn't clipped. */
const EDGE = 4;

const paper = {
  mt: 1.5,
  px: 2.5,
  py: 1.5,
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 32,
  fontWeight: 600,
} as const;
