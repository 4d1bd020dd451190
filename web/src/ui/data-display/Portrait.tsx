import type { Member } from '@brokerage/domain/member/member';
import { hashText } from '@brokerage/domain/text/hashText';
import Box from '@mui/material/Box';
import { portraitGrounds } from '../../illustrations/portraitGrounds.ts';
import { OfficerPortrait } from './OfficerPortrait.tsx';
import { Photo } from './Photo.tsx';

const COLORS = Object.values(portraitGrounds);

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** Replaces a portrait; the name is next to it. The same name always has the same colors. */
function InitialsAvatar({ name, size }: Omit<PortraitProps, 'photo'>) {
  const { ground, ink } = COLORS[hashText(name) % COLORS.length] ?? portraitGrounds.paper;
  return (
    <Box
      component="svg"
      viewBox="0 0 80 80"
      aria-hidden="true"
      sx={{ flex: 'none', width: size, height: size, display: 'block' }}
    >
      <circle cx="40" cy="40" r="40" fill={ground} />
      <text
        x="40"
        y="50"
        fill={ink}
        textAnchor="middle"
        fontFamily="Heading, serif"
        fontSize="28"
        fontWeight="600"
      >
        {toInitials(name)}
      </text>
    </Box>
  );
}

interface PortraitProps {
  name: string;
  /** Blank or absent: there is none. */
  photo: string | undefined;
  /** Pixels. */
  size: number;
}

/** A person's photo, or their initials if there is none or it fails to load. */
export const Portrait = ({ name, photo, size }: PortraitProps) => (
  <Photo photo={photo} size={size} fallback={<InitialsAvatar name={name} size={size} />} />
);

interface MemberPortraitProps {
  member: Pick<Member, 'name' | 'headshot_url' | 'officer_id'>;
  /** Pixels. */
  size: number;
}

/** A member's portrait: the same one as in the directory if they have an entry there. */
export const MemberPortrait = ({ member, size }: MemberPortraitProps) =>
  member.officer_id === null ? (
    <Portrait name={member.name} photo={member.headshot_url} size={size} />
  ) : (
    <OfficerPortrait id={member.officer_id} photo={member.headshot_url} size={size} />
  );
