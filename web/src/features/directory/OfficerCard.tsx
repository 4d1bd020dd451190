import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { stateName } from '../../lib/format/names/stateName.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { cardTarget } from './cards.ts';
import type { OfficerAtBranch } from './filterOfficers.ts';

interface OfficerCardProps extends OfficerAtBranch {
  /** On the branch's page: larger, with what they say of themselves in place of where they are. */
  isAtBranch?: boolean;
}

/** A loan officer in a list; the whole entry leads to the officer's page. */
export const OfficerCard = memo(function OfficerCard({ officer, branch, isAtBranch }: OfficerCardProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: isAtBranch ? 'wrap' : 'nowrap',
        alignContent: 'start',
        gap: 2,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover a': { textDecoration: 'underline' },
      }}
    >
      <OfficerPortrait id={officer.id} photo={officer.photo} size={isAtBranch ? 112 : 80} />
      <Box sx={isAtBranch ? { flex: '1 1 280px' } : { minWidth: 0 }}>
        <Link href={officerPath(officer.id)} underline="none" sx={{ typography: 'h3', ...cardTarget }}>
          {officer.name}
        </Link>
        <Typography>{officer.title}</Typography>
        {isAtBranch && <Typography sx={{ my: 1, color: 'text.secondary' }}>{officer.bio}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {branch && !isAtBranch && (
            <>
              {branch.name}, {stateName(branch.state)}
              <br />
            </>
          )}
          NMLS #{officer.nmls}
          {officer.languages && officer.languages.length > 0 && (
            <>
              <br />
              Speaks {officer.languages.join(', ')}
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
});
