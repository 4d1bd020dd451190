import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { directionsTo } from '../../../lib/directory/directionsTo.ts';
import { capitalize } from '../../../lib/format/capitalize.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Address } from '../../../ui/data-display/Address.tsx';
import { cardTarget } from '../cards.ts';
import { Fact, Facts } from '../Facts.tsx';
import { PlacePicture } from '../PlacePicture.tsx';
import { formatMilesAway } from './milesBetween.ts';

interface BranchCardProps {
  branch: Branch;
  manager: PublicOfficer | undefined;
  /** From the ZIP code that was typed. */
  miles: number | undefined;
}

/** A branch in the list; the whole entry leads to its page, what else can be done with it lies above that link. */
export function BranchCard({ branch, manager, miles }: BranchCardProps) {
  const company = useCompany();
  const named = (action: string) => `${action}, ${branch.name} branch`;
  const mainLine = { name: 'Company main line', to: `tel:${company.phone}`, number: company.phoneDisplay };
  const line = manager
    ? { name: 'Call', to: phoneLink(manager.phone), number: formatUsPhone(manager.phone) }
    : mainLine;
  return (
    <Box component="li" sx={card}>
      <Box sx={picture}>
        <PlacePicture branch={branch} />
      </Box>
      <div>
        <Typography variant="overline" color="secondary" component="p">
          {stateName(branch.state)}
        </Typography>
        <Typography variant="h3">
          <Link href={branchPath(branch.id)} underline="none" sx={cardTarget}>
            {branch.name}
          </Link>
        </Typography>
        {miles !== undefined && (
          <Typography sx={{ fontWeight: 600 }}>{capitalize(formatMilesAway(miles))}</Typography>
        )}
        <Typography sx={{ mt: 0.5 }}>
          <Address text={branch.address} />
        </Typography>
      </div>
      <Facts sx={facts}>
        <Fact name="Manager">
          {manager ? <Link href={officerPath(manager.id)}>{branch.manager}</Link> : branch.manager}
        </Fact>
        <Fact name={line.name}>
          <Link href={line.to} aria-label={named(`Call ${line.number}`)}>
            {line.number}
          </Link>
        </Fact>
        <Fact name="Branch license">{branch.licenseNumber}</Fact>
      </Facts>
      <Box sx={buttons}>
        <ButtonLink href={branchPath(branch.id)} variant="outlined" aria-label={named('Visit branch')}>
          Visit branch
        </ButtonLink>
        <ButtonLink
          href={directionsTo(branch.address)}
          target="_blank"
          rel="noopener"
          aria-label={named('Directions')}
          sx={{
            border: { xs: 1, sm: 0 },
            textDecoration: { sm: 'underline' },
            textUnderlineOffset: '4px',
          }}
        >
          Directions
        </ButtonLink>
      </Box>
    </Box>
  );
}

/** On a phone with a small picture beside the name; else the picture, the name above the buttons, and the facts beside each other. */
const card = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: '112px minmax(0, 1fr)',
    sm: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
  },
  gridTemplateRows: { sm: '1fr auto' },
  alignItems: { xs: 'center', sm: 'start' },
  pt: { sm: 4 },
  borderTop: { sm: 1 },
  borderColor: { sm: 'divider' },
  '&:hover h3': { textDecoration: 'underline' },
} as const;

const picture = {
  gridRow: { sm: '1 / span 2' },
  alignSelf: { sm: 'stretch' },
  // As high as the words beside it.
  position: 'relative',
  aspectRatio: { xs: '1', sm: 'auto' },
  minHeight: { sm: 176 },
  borderRadius: '10px',
  overflow: 'hidden',
  '& > img': { position: { sm: 'absolute' }, inset: 0 },
} as const;

const facts = {
  gridColumn: { xs: '1 / -1', sm: 3 },
  gridRow: { sm: '1 / span 2' },
  '& a': { position: 'relative', zIndex: 1 },
  // The longest name has a line to itself.
  '& > div': { py: { xs: 0.5, sm: 1 }, gridTemplateColumns: '104px minmax(0, 1fr)' },
  '& > div:first-of-type': { borderTop: { sm: 0 }, pt: { sm: 0 } },
} as const;

const buttons = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 1.5,
  '& > a': { flex: { xs: 1, sm: 'none' } },
} as const;
