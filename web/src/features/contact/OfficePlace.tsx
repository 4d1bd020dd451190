import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { Address } from '../../ui/data-display/Address.tsx';

interface OfficePlaceProps {
  picture: string;
  alt: string;
  width: number;
  height: number;
  title: string;
  /** If blank, only the picture is shown. */
  address: string;
}

/** The office's picture, next to its address. */
export function OfficePlace({ picture, alt, width, height, title, address }: OfficePlaceProps) {
  return (
    <Box sx={{ ...layout, ...(width === 2 * height && withWholeStreet) }}>
      <Box
        component="img"
        src={picture}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        sx={{ ...pictureStyles, aspectRatio: `${width} / ${height}` }}
      />
      {address && (
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            <Address text={address} />
          </Typography>
          <Link
            href={directionsTo(address)}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
          >
            Get directions
          </Link>
        </div>
      )}
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    md: 'minmax(0, 1.9fr) minmax(0, 1fr)',
  },
  alignItems: 'center',
} as const;

/** A branch's street picture is wide and low, and its address may be longer. */
const withWholeStreet = {
  columnGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '208px minmax(0, 1fr)' },
} as const;

const pictureStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '10px',
} as const;
