import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { db } from '../../data/db.ts';
import { isAlreadyExists } from '../../data/isAlreadyExists.ts';

/** Each tenant's latest salt, cached by the instance: it is created once a day and never changes. */
const saltCache = new LRUCache<string, { day: string; salt: string }>({ max: 500 });

async function loadOrCreateSalt(tenantId: string, day: string): Promise<string> {
  const ref = db.linkSalts(tenantId).doc(day);
  const stored = (await ref.get()).get('salt') as string | undefined;
  if (stored !== undefined) return stored;
  const salt = randomBytes(32).toString('base64url');
  try {
    await ref.create({ day, salt });
    return salt;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return (await ref.get()).get('salt') as string;
  }
}

/**
 * Returns the day's salt for visitor hashes. It is deleted two days later, so hashes can't be traced to an address.
 */
export async function loadDaySalt(tenantId: string, day: string): Promise<string> {
  const latest = saltCache.get(tenantId);
  if (latest?.day === day) return latest.salt;
  const salt = await loadOrCreateSalt(tenantId, day);
  saltCache.set(tenantId, { day, salt });
  return salt;
}
