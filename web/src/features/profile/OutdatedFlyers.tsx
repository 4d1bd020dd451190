import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { Member } from '@brokerage/domain/member/member';
import type { Profile } from '@brokerage/domain/member/profile';
import { paths } from '@brokerage/domain/paths';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/** An approved flyer and the details on it that no longer match the profile: "phone, photo". */
interface OutdatedFlyer {
  id: string;
  title: string;
  shows: string;
}

/**
 * Returns approved flyers with older details than the officer's profile. A submitted photo is a copy with its own URL, so an old one is
 * only detected by `isPhotoNew`, or if only one of the two has a photo.
 */
function outdatedFlyers(flyers: readonly Flyer[], profile: Profile, isPhotoNew: boolean): OutdatedFlyer[] {
  return flyers.flatMap(({ id, title, snapshot }) => {
    const officer = snapshot?.parties.officer;
    if (!officer) return [];
    const hasOldPhoto =
      (officer.photo === '') !== (profile.headshot_url === '') || (isPhotoNew && officer.photo !== '');
    const old = Object.entries({
      name: officer.name !== profile.name,
      email: officer.email !== profile.email,
      // Formatted as on flyers: +1 973-555-0102 and (973) 555-0102 look the same on paper.
      phone: formatUsPhone(officer.phone) !== formatUsPhone(profile.phone),
      'job title': officer.title !== profile.title,
      'NMLS number': officer.nmls !== profile.nmls_id,
      photo: hasOldPhoto,
    });
    const shows = old
      .filter(([, isOld]) => isOld)
      .map(([what]) => what)
      .join(', ');
    return shows === '' ? [] : [{ id, title, shows }];
  });
}

function CheckOlder({ more }: Pick<ListData<Flyer>, 'more'>) {
  return (
    <Button color="inherit" loading={more?.isLoading ?? false} onClick={more?.load}>
      Check older flyers
    </Button>
  );
}

const PAGE_SIZE = 25;

/** Subscribes to the user's own approved flyers, newest first, one page at a time. */
function useApprovedFlyers(tenantId: string, uid: string): Live<ListData<Flyer>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [
        where('owner_user_id', '==', uid),
        where('status', '==', 'approved'),
        orderBy('created_at', 'desc'),
      ],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, tenantId, uid],
  );
  return useList(list);
}

interface OutdatedFlyersProps {
  member: Pick<Member, 'tenant_id' | 'user_id'>;
  /** The stored profile. */
  profile: Profile;
  /** The photo was changed since the page was opened. */
  isPhotoNew: boolean;
}

/** Lists approved flyers that still show old details, because approved flyers don't change. */
export function OutdatedFlyers({ member, profile, isPhotoNew }: OutdatedFlyersProps) {
  const live = useApprovedFlyers(member.tenant_id, member.user_id);
  if (live.status === 'loading') return null;
  if (live.status === 'failed') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={live.retry}>
            Retry
          </Button>
        }
      >
        We couldn’t check whether your approved flyers show old details.
      </Alert>
    );
  }
  const { items, more } = live.data;
  const found = outdatedFlyers(items, profile, isPhotoNew);
  if (found.length === 0 && !more) return null;
  if (found.length === 0) {
    return (
      <Alert severity="info" role="status" action={<CheckOlder more={more} />}>
        Your newest {items.length} approved flyers show your current details.
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="status">
      <AlertTitle>
        {found.length === 1
          ? '1 approved flyer still shows old details'
          : `${found.length} approved flyers still show old details`}
      </AlertTitle>
      A flyer keeps the details it was approved with. To update one, correct it: its links and printed QR
      codes keep working.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {found.map(({ id, title, shows }) => (
          <li key={id}>
            <Link component={RouterLink} to={flyerPath(id)} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Link>
            : old {shows}
          </li>
        ))}
      </Box>
      {more && (
        <>
          These are from your newest {items.length} approved flyers. <CheckOlder more={more} />
        </>
      )}
    </Alert>
  );
}
