import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { capitalize } from '@brokerage/domain/text/capitalize';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { directionsTo } from '../../../lib/directory/directionsTo.ts';
import { isMainOffice } from '../../../lib/directory/mainOffice.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Address } from '../../../ui/data-display/Address.tsx';
import { BranchHours } from '../BranchHours.tsx';
import { cardTarget } from '../cards.ts';
import { PlacePicture } from '../PlacePicture.tsx';
import { formatMilesAway } from './milesBetween.ts';

interface BranchCardProps {
  branch: Branch;
  manager: PublicOfficer | undefined;
  /** Distance from the typed ZIP code. */
  miles: number | undefined;
}

/** A branch in the list. The whole entry links to its page; its other actions are layered above that link. */
export function BranchCard({ branch, manager, miles }: BranchCardProps) {
  const company = useCompany();
  const named = (action: string) => `${action}, ${branch.name} branch`;
  const mainLine = { name: 'Company main line', to: `tel:${company.phone}`, number: company.phoneDisplay };
  const line = manager
    ? { name: '', to: phoneLink(manager.phone), number: formatUsPhone(manager.phone) }
    : mainLine;
  return (
    <Box component="li" sx={card}>
      <Box sx={picture}>
        <PlacePicture branch={branch} />
      </Box>
      <Box sx={{ gridArea: 'name' }}>
        <Typography variant="overline" color="secondary" component="p">
          {stateName(branch.state)}
          {isMainOffice(branch, company) && ', main office'}
        </Typography>
        <Typography variant="h3">
          <Link href={branchPath(branch.id)} sx={{ ...cardTarget, ...underlinedOnPhone }}>
            {branch.name}
          </Link>
        </Typography>
        {miles !== undefined && (
          <Typography sx={{ fontWeight: 600 }}>{capitalize(formatMilesAway(miles))}</Typography>
        )}
        <Typography sx={{ mt: 0.5 }}>
          <Address text={branch.address} />
        </Typography>
      </Box>
      <Box sx={reach}>
        <Typography>
          {manager ? <Link href={officerPath(manager.id)}>{branch.manager}</Link> : branch.manager}, manager
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          License {branch.licenseNumber}
        </Typography>
        <Typography variant="body2" component="div" sx={{ mt: 1 }}>
          <BranchHours branch={branch} />
        </Typography>
      </Box>
      <Box sx={actions}>
        <ButtonLink
          href={line.to}
          startIcon={<PhoneOutlined />}
          aria-label={named(`Call ${line.number}`)}
          sx={call}
        >
          {line.name && `${line.name} `}
          {line.number}
        </ButtonLink>
        <Box sx={buttons}>
          <ButtonLink
            href={branchPath(branch.id)}
            variant="outlined"
            aria-label={named('Visit branch')}
            // On a phone, the name is styled as a link instead.
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Visit branch
          </ButtonLink>
          <ButtonLink
            href={directionsTo(branch.address)}
            target="_blank"
            rel="noopener"
            aria-label={named('Directions')}
            sx={directions}
          >
            Directions
          </ButtonLink>
        </Box>
      </Box>
    </Box>
  );
}

/** A row across the page; on a phone, a small picture next to the name and the rest below. */
const card = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, sm: 4 },
  alignItems: 'center',
  py: { xs: 2.5, md: 3 },
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'clamp(80px, 28vw, 112px) minmax(0, 1fr)',
    sm: '240px minmax(0, 1fr)',
    lg: '240px minmax(0, 9fr) minmax(0, 10fr) 232px',
  },
  gridTemplateAreas: {
    xs: '"picture name" "reach reach" "actions actions"',
    sm: '"picture name" "picture reach" "picture call" "picture buttons"',
    lg: '"picture name reach buttons" "picture name call buttons"',
  },
  '&:hover h3': { textDecoration: 'underline' },
} as const;

const picture = {
  gridArea: 'picture',
  alignSelf: { sm: 'start', lg: 'center' },
  aspectRatio: { xs: '1', lg: '2' },
  borderRadius: '10px',
  overflow: 'hidden',
} as const;

/** A phone has no button for the branch page. */
const underlinedOnPhone = { textDecoration: { xs: 'underline', sm: 'none' } } as const;

/** Above the link that covers the whole entry. */
const reach = {
  gridArea: 'reach',
  mt: { xs: 1.5, lg: 0 },
  alignSelf: { lg: 'end' },
  '& a': { position: 'relative', zIndex: 1 },
} as const;

/** On a phone, the number and the directions share a line, as on a loan officer's card. */
const actions = {
  gridArea: 'actions',
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  gap: 1,
  mt: 0.5,
  '& > *': { position: 'relative', zIndex: 1, flex: '1 1 45%' },
} as const;

const call = {
  gridArea: { sm: 'call' },
  justifySelf: 'start',
  alignSelf: { lg: 'start' },
  justifyContent: 'flex-start',
  // Its icon aligns with the margin.
  ml: -1.5,
  px: 1.5,
  letterSpacing: 0,
  '& > svg': { fontSize: 18 },
} as const;

const buttons = {
  gridArea: { sm: 'buttons' },
  display: 'flex',
  gap: 1.5,
  mt: { sm: 0.5, lg: 0 },
  justifyContent: { lg: 'flex-end' },
  '& > a': { flex: { xs: 1, sm: 'none' } },
} as const;

const directions = {
  border: { xs: 1, sm: 0 },
  textDecoration: { sm: 'underline' },
  textUnderlineOffset: '4px',
  // Aligns its text with the end of the page's lines.
  mr: { lg: -1.5 },
} as const;
