import { IconButton } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { MemberPortrait } from '../../data-display/Portrait.tsx';
import { visuallyHidden } from '../../visuallyHidden.ts';

const AccountMenuItems = lazyAfterFirstList(
  async () => (await import('./AccountMenuItems.tsx')).AccountMenuItems,
);

/** The signed-in member: name, role and email, the color scheme, Security and Sign Out. */
export function AccountMenu() {
  const { member } = useSignedIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
        sx={{ p: 0.5 }}
      >
        <MemberPortrait member={member} size={32} />
        {/* Not an aria-label: it would have to contain the visible initials. */}
        <span style={visuallyHidden}>Your account, {member.name}</span>
      </IconButton>
      {hasOpened && (
        <Suspense>
          <AccountMenuItems id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
