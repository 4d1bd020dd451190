import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EndingActions, type EndingActionsProps } from './EndingActions.tsx';

export interface EndingPicture {
  src: string;
  width: number;
  height: number;
  /** Whether the drawing is on the section's lower edge. */
  isStanding?: boolean;
  /** Height of the empty part above the drawing, which phones omit. */
  emptyTop?: number;
}

interface EndingProps extends Omit<EndingActionsProps, 'isDark'> {
  title: string;
  lead: string;
  /** A dark or a light band, or a single line for visitors who probably want to go elsewhere. */
  look?: 'dark' | 'soft' | 'line';
  /** The contact person, between the text and the buttons. */
  person?: ReactNode;
  /** Content next to the text and the buttons. */
  aside?: ReactNode;
  /** Decorative picture next to the text. */
  picture?: EndingPicture | undefined;
  /** The page's own buttons instead of the default two. */
  children?: ReactNode;
}

/** The end of a public page: one main action and a less prominent alternative. */
export function Ending({
  title,
  lead,
  look = 'dark',
  primary,
  secondary,
  person,
  aside,
  picture,
  children,
}: EndingProps) {
  const isDark = look === 'dark';
  const isSplit = Boolean(aside || picture);
  const actions = !children && <EndingActions primary={primary} secondary={secondary} isDark={isDark} />;
  return (
    <Box component="section" aria-labelledby="begin" sx={{ ...grounds[look], ...(picture && { py: 0 }) }}>
      <Container
        sx={{ ...columns, gridTemplateColumns: picture ? besidePicture : isSplit ? halves : asLine }}
      >
        {picture && <Picture {...picture} />}
        <Box sx={picture && { pt: { xs: 6, sm: 7, md: 9 }, pb: { xs: 1, sm: 7, md: 9 } }}>
          <Typography id="begin" variant={look === 'line' ? 'h3' : 'h2'} component="h2">
            {title}
          </Typography>
          <Typography
            sx={{
              mt: look === 'line' ? 0.5 : 1.5,
              maxWidth: '38em',
              textWrap: 'balance',
              color: isDark ? 'primary.soft' : undefined,
            }}
          >
            {lead}
          </Typography>
          {person && <Box sx={{ mt: { xs: 3, md: 4 } }}>{person}</Box>}
          {isSplit && actions && <Box sx={{ mt: 3.5 }}>{actions}</Box>}
        </Box>
        {isSplit ? aside : actions}
      </Container>
      {children && <Container sx={{ mt: { xs: 4, md: 5 } }}>{children}</Container>}
    </Box>
  );
}

const Picture = ({ src, width, height, isStanding = false, emptyTop = 0 }: EndingPicture) => (
  <Box
    component="img"
    src={src}
    alt=""
    width={width}
    height={height}
    loading="lazy"
    sx={{
      ...pictureStyles,
      ...(isStanding ? standing : lying),
      aspectRatio: { xs: `${width} / ${height - emptyTop}`, sm: `${width} / ${height}` },
    }}
  />
);

const grounds = {
  dark: {
    py: { xs: 7, md: 10 },
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '--focus-ring': 'var(--brass)',
  },
  soft: { py: { xs: 7, md: 10 }, bgcolor: 'primary.soft' },
  line: {
    py: { xs: 5, md: 6 },
    bgcolor: 'primary.soft',
    borderTop: '3px solid',
    borderTopColor: 'secondary.light',
  },
} as const;

const columns = {
  display: 'grid',
  columnGap: { sm: 5, md: 8 },
  rowGap: { xs: 4, md: 5 },
  alignItems: 'center',
} as const;
const asLine = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' };
const halves = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const besidePicture = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)' };

/** On a phone, below the text. */
const pictureStyles = {
  display: 'block',
  height: 'auto',
  objectFit: 'cover',
  objectPosition: 'bottom',
  order: { xs: 1, sm: 0 },
} as const;
/** On a phone, as wide as the screen. */
const standing = {
  width: { xs: 'calc(100% + 32px)', sm: '100%' },
  maxWidth: { sm: 480 },
  mx: { xs: -2, sm: 0 },
  mt: { sm: 6 },
  alignSelf: 'end',
  borderRadius: { sm: '10px 10px 0 0' },
} as const;
const lying = {
  width: '100%',
  maxWidth: { xs: 260, sm: 400 },
  mb: { xs: 5, sm: 0 },
  justifySelf: 'center',
} as const;
