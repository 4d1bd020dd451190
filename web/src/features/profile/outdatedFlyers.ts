import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { Profile } from '@brokerage/domain/member/profile';

/** An approved flyer, and what of it is no longer as the profile says: "phone, photo". */
interface OutdatedFlyer {
  id: string;
  title: string;
  shows: string;
}

/**
 * Approved flyers on which the officer's details are older than the profile. A sealed photo is a copy with an address of
 * its own: only `isPhotoNew`, or that there is one and no other, tells that it is an old one.
 */
export function outdatedFlyers(
  flyers: readonly Flyer[],
  profile: Profile,
  isPhotoNew: boolean,
): OutdatedFlyer[] {
  return flyers.flatMap(({ id, title, sealed }) => {
    const officer = sealed?.parties.officer;
    if (!officer) return [];
    const hasOldPhoto =
      (officer.photo === '') !== (profile.headshot_url === '') || (isPhotoNew && officer.photo !== '');
    const old = Object.entries({
      name: officer.name !== profile.name,
      email: officer.email !== profile.email,
      // As flyers write it: +1 973-555-0102 and (973) 555-0102 look the same on paper.
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
