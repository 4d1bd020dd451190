import { flyerPath } from '@brokerage/domain/portalPaths';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import { shareFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { noteId } from './FlyerNote.tsx';
import type { MyFlyer } from './myFlyer.ts';

/** Shows the buttons of a flyer by its status; rejected, recalled and archived flyers have none (docs/product.md#flyers-workflow). */
export function FlyerButtons({ flyer: { id, title, status } }: Pick<MyFlyer, 'flyer'>) {
  switch (status) {
    case 'editing':
      return (
        <Button
          component={Link}
          to={flyerPath(id)}
          variant="outlined"
          size="small"
          aria-label={`Edit ${title}`}
        >
          Edit
        </Button>
      );
    case 'approved':
      return (
        <>
          <Button
            component={Link}
            to={flyerPath(id)}
            variant="outlined"
            size="small"
            aria-label={`View ${title}`}
          >
            View
          </Button>
          <Button
            component={Link}
            to={shareFlyerPath(id)}
            variant="contained"
            size="small"
            aria-label={`Share ${title}`}
          >
            Share
          </Button>
        </>
      );
    case 'pending_approval':
      return (
        <Button
          variant="outlined"
          size="small"
          disabled
          aria-describedby={noteId(id)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {FLYER_STATUS_NAMES[status]}
        </Button>
      );
    case 'rejected':
    case 'recalled':
    case 'archived':
      return null;
  }
}
