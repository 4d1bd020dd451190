import type { Branch } from '@brokerage/domain/directory/branch';
import Typography from '@mui/material/Typography';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { NotFoundLayout } from '../../../ui/layout/NotFoundLayout.tsx';

/** Says that a branch has closed, and links to its successor. */
export function BranchMoved({ successor }: { successor: Branch }) {
  const { id, name, state } = successor;
  return (
    <NotFoundLayout title="This branch has closed">
      <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
        Our {name}, {stateName(state)} branch takes care of its customers now.
      </Typography>
      <ButtonLink href={branchPath(id)} variant="contained" size="large">
        Go to the {name} branch
      </ButtonLink>
    </NotFoundLayout>
  );
}
