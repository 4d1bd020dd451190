import { CONFIRMED_FIELDS, type ConfirmedField, type Member } from '@brokerage/domain/member/member';

export interface PendingChange {
  member: Member;
  field: ConfirmedField;
  value: string;
  requestedAt: Date;
}

/** Returns the active members' profile changes that wait for confirmation, the oldest first. */
export function findPendingChanges(team: readonly Member[]): PendingChange[] {
  return team
    .filter(({ status }) => status === 'active')
    .flatMap((member) =>
      CONFIRMED_FIELDS.flatMap((field) => {
        const change = member.pending_changes?.[field];
        return change ? [{ member, field, value: change.value, requestedAt: change.requested_at }] : [];
      }),
    )
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
}
