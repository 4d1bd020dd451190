import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import type { OfficerAtBranch } from './filterOfficers.ts';

interface LeftOutLineProps {
  /** Of a branch in the home's state. */
  officers: readonly OfficerAtBranch[];
}

/** Says why loan officers of the nearest branch aren't among those who can help with a home there. */
export function LeftOutLine({ officers }: LeftOutLineProps) {
  return officers.map(({ officer, branch }) => (
    <Typography key={officer.id} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      <Link href={officerPath(officer.id)}>{officer.name}</Link> works in our {branch?.name} branch, but isn’t
      currently licensed for homes in {branch && stateName(branch.state)}.
    </Typography>
  ));
}
