import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { subscribePlainQuery } from '../../../lib/live-data/subscribeLazily.ts';
import { type Documents, type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';

/** Maximum number read. */
export const REJECTED_LIMIT = 11;

const rejectedFlyerSchema = flyerFieldsSchema.pick({ id: true, title: true, reason: true, updated_at: true });
export type RejectedFlyer = Pick<Flyer, 'id' | 'title' | 'reason' | 'updated_at'>;

/** Subscribes to the user's own rejected flyers that haven't been revised yet, newest first. */
export function useRejectedFlyers(tenantId: string, uid: string): Live<Documents<RejectedFlyer>> {
  return useLiveData(
    useMemo(
      () =>
        subscribePlainQuery(
          {
            collection: paths.flyers.all(tenantId),
            where: [
              ['owner_user_id', '==', uid],
              ['status', '==', 'rejected'],
            ],
            orderBy: ['created_at', 'desc'],
            limit: REJECTED_LIMIT,
          },
          rejectedFlyerSchema,
        ),
      [tenantId, uid],
    ),
  );
}
