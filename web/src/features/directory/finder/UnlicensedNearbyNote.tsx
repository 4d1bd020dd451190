import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import type { OfficerAtBranch } from './filterOfficers.ts';

interface UnlicensedNearbyNoteProps {
  /** Officers at the nearest branch, or at several in one place, in the home's state. */
  officers: readonly OfficerAtBranch[];
}

/** If there are more than three, only two are named. */
const MAX_NAMED = { alone: 3, withOthers: 2 };

/** Explains why loan officers at the nearest branch aren't among those who can help with a home there. */
export function UnlicensedNearbyNote({ officers }: UnlicensedNearbyNoteProps) {
  const branches = [...new Set(officers.map(({ branch }) => branch))];
  return (
    <Box role="status">
      {branches.map((branch) => {
        const there = officers.filter((each) => each.branch === branch);
        const named = there.slice(0, there.length > MAX_NAMED.alone ? MAX_NAMED.withOthers : MAX_NAMED.alone);
        const others = there.length - named.length;
        const [work, are] = there.length === 1 ? ['works', 'isn’t'] : ['work', 'aren’t'];
        return (
          <Typography key={branch?.id} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {named.map(({ officer }, index) => (
              <Fragment key={officer.id}>
                {index > 0 && (index === there.length - 1 ? ' and ' : ', ')}
                <Link href={officerPath(officer.id)}>{officer.name}</Link>
              </Fragment>
            ))}
            {others > 0 && ` and ${pluralize(others, 'other')}`} {work} in our {branch?.name} branch, but{' '}
            {are} currently licensed for homes in {branch && stateName(branch.state)}.
          </Typography>
        );
      })}
    </Box>
  );
}
