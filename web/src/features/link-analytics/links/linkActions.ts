import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { LinkRow } from '../../../lib/links/linkRow.ts';

export type LinkMenuAction = 'qr' | 'rename' | 'event' | 'extend' | 'disable' | 'enable';

export const LINK_ACTION_LABELS: Record<LinkMenuAction, string> = {
  qr: 'QR code',
  rename: 'Rename',
  event: 'Use at an event',
  extend: 'Change expiration',
  disable: 'Disable',
  enable: 'Enable',
};

/** Returns the actions for a link other than copying it. A printed link can't expire, because it is on paper. */
export const offeredLinkActions = (
  { link }: LinkRow,
  member: Pick<Member, 'role' | 'user_id'>,
): LinkMenuAction[] => [
  'qr',
  'rename',
  'event',
  ...(link.kind === 'print' ? [] : ['extend' as const]),
  ...toggle(link, member),
];

function toggle(
  { is_disabled, disabled_by_administrator_id: by }: SharedLink,
  { role, user_id }: Pick<Member, 'role' | 'user_id'>,
): LinkMenuAction[] {
  if (!is_disabled) return ['disable'];
  return by === null || by === user_id || isAdministrator(role) ? ['enable'] : [];
}
