import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/share/sharedLink';
import { customAlphabet } from 'nanoid';

/** Without look-alikes, as people may type it from paper: 56^12, nearly 2^70 possible ones. */
export const newShortCode = customAlphabet('23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ', 12);

/** The link in the flyer's printed QR code. It never expires, but lives only while the flyer is approved. */
export const printLink = (short_code: string, flyer: Flyer, now: Date): SharedLink =>
  sharedLinkSchema.parse({
    short_code,
    tenant_id: flyer.tenant_id,
    flyer_instance_id: flyer.id,
    created_by_user_id: flyer.owner_user_id,
    kind: 'print',
    label: 'Printed QR code',
    created_at: now,
    expires_at: null,
    is_disabled: false,
    ...{ utm_source: null, utm_medium: null, utm_campaign: null },
  });
