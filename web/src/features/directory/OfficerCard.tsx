import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { stateName } from '../../lib/format/names/stateName.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { cardTarget, hoverCard } from './cards.ts';
import type { OfficerAtBranch } from './filterOfficers.ts';

/** A loan officer in a list; the whole card leads to the officer's page. */
export const OfficerCard = memo(function OfficerCard({ officer, branch }: OfficerAtBranch) {
  return (
    <Box component="li" sx={{ ...hoverCard, display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <OfficerPortrait id={officer.id} photo={officer.photo} size={80} />
      <Box sx={{ minWidth: 0 }}>
        <Link href={officerPath(officer.id)} underline="none" sx={{ typography: 'h3', ...cardTarget }}>
          {officer.name}
        </Link>
        <Typography>{officer.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {branch && `${branch.name}, ${stateName(branch.state)}`}
          {branch && <br />}
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
