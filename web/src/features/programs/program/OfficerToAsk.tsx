import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bioParagraphs } from '../../../lib/directory/bioParagraphs.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../../lib/format/phoneLink.ts';
import { applyWith, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { dottedList } from '../../../ui/data-display/dottedList.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { findOfficerToAsk, type OfficerTopic } from '../findOfficerToAsk.ts';

interface OfficerToAskProps {
  slug: OfficerTopic;
  /** What the heading says after the first name, such as `about VA loans`. */
  topic: string;
  /** Across the page: who it is, what they say, and what to do stand beside each other. */
  isWide?: boolean;
}

/** A loan officer to ask about a program or a purchase; nothing as long as the directory isn't there. */
export function OfficerToAsk({ slug, topic, isWide = false }: OfficerToAskProps) {
  const state = useDirectory();
  const found = state.status === 'ready' ? findOfficerToAsk(slug, state.directory.officers) : undefined;
  if (!found) return null;
  const { officer, isSpecialist } = found;
  const firstName = toFirstName(officer.name);
  return (
    <Box
      component="section"
      aria-labelledby="ask"
      sx={{
        p: { xs: 3, md: 4 },
        borderRadius: '10px',
        bgcolor: 'primary.soft',
        ...(isWide && {
          display: { md: 'grid' },
          columnGap: 6,
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
          alignItems: 'center',
        }),
      }}
    >
      <div>
        <Typography id="ask" variant="h3" component="h2">
          {isSpecialist ? `Ask ${firstName} ${topic}` : `Have a question? Ask ${firstName}`}
        </Typography>
        <Box sx={{ mt: 2.5, display: 'flex', gap: 2, alignItems: 'center' }}>
          <OfficerPortrait id={officer.id} photo={officer.photo} size={isWide ? 96 : 72} />
          <div>
            <Link href={officerPath(officer.id)} sx={{ fontWeight: 600 }}>
              {officer.name}
            </Link>
            <Typography variant="body2">
              {officer.title}, NMLS #{officer.nmls}
            </Typography>
          </div>
        </Box>
      </div>
      <div>
        <Typography sx={{ mt: { xs: 2, md: isWide ? 0 : 2 } }}>{bioParagraphs(officer.bio)[0]}</Typography>
        {officer.specialties && officer.specialties.length > 0 && (
          <Box sx={{ mt: 1, typography: 'body2' }}>
            <strong id="helps-with">Helps with</strong>
            <Box component="ul" aria-labelledby="helps-with" sx={dottedList}>
              {officer.specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </Box>
          </Box>
        )}
      </div>
      <div>
        <Box
          sx={{
            mt: { xs: 3, md: isWide ? 0 : 3 },
            display: 'flex',
            flexWrap: 'wrap',
            flexDirection: { md: 'column' },
            columnGap: 3,
            '& > a': { py: 1, alignSelf: 'flex-start' },
          }}
        >
          {/* Links: the button of the page is in its closing, below. */}
          <Link href={phoneLink(officer.phone)} sx={{ fontWeight: 600 }}>
            Call {formatUsPhone(officer.phone)}
          </Link>
          <Link href={applyWith(officer.id)} sx={{ fontWeight: 600 }}>
            Apply with {firstName}
          </Link>
          <Link href={routePaths.branches}>See all loan officers</Link>
        </Box>
      </div>
    </Box>
  );
}
