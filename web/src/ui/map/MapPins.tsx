import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { halo } from './MapNames.tsx';
import type { MapPoint } from './stateMap.ts';

interface MapPinsProps {
  pins: readonly { branch: Branch; place: MapPoint }[];
  /** The branch that the page is about; the others link to their pages. */
  here: Branch | undefined;
  at: (place: MapPoint) => { left: string; top: string };
}

/** A map's branches. */
export function MapPins({ pins, here, at }: MapPinsProps) {
  return (
    <Box component="ul" aria-label="On the map" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pins.map(({ branch, place }) => (
        <Box component="li" key={branch.id} sx={{ ...pin, ...at(place), zIndex: branch === here ? 1 : 0 }}>
          <Box aria-hidden="true" component="svg" viewBox="0 0 24 30" sx={marker(branch === here || !here)}>
            <path d="M12 29C12 29 22 18 22 11A10 10 0 0 0 2 11C2 18 12 29 12 29Z" />
            <circle cx="12" cy="11" r="3.5" />
          </Box>
          {branch === here ? (
            <Box component="strong" sx={name}>
              {branch.name}
            </Box>
          ) : (
            <Link href={branchPath(branch.id)} underline="hover" sx={name}>
              {branch.name}
            </Link>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Its tip marks the location. */
const pin = { position: 'absolute', width: 0, height: 0 } as const;

const marker = (isFilled: boolean) =>
  ({
    position: 'absolute',
    left: -12,
    top: -29,
    width: 24,
    height: 30,
    '& path': {
      fill: isFilled ? 'var(--evergreen)' : '#fffdf9',
      stroke: isFilled ? '#fffdf9' : 'var(--evergreen)',
      strokeWidth: 1.5,
    },
    '& circle': { fill: isFilled ? '#fffdf9' : 'var(--evergreen)' },
  }) as const;

const name = {
  position: 'absolute',
  left: 14,
  top: -29,
  px: 0.75,
  py: 0.25,
  ...halo,
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
