import type { FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import type { LayoutKey } from '@brokerage/domain/flyer/layoutKeys';
import { toLayoutKey } from '@brokerage/domain/template/template';
import { LRUCache } from 'lru-cache';
import { db } from '../../data/db.ts';

/** By the version's path: versions never change. */
const known = new LRUCache<string, LayoutKey>({ max: 500 });

/** What a sealed flyer is laid out as; null when its version is not there. One read an instance. */
export async function snapshotLayout(
  tenantId: string,
  templateId: string,
  { template_version_id, category }: FlyerSnapshot,
): Promise<LayoutKey | null> {
  const ref = db.templateVersion(tenantId, templateId, template_version_id);
  const name = `${ref.path} ${category}`;
  const kept = known.get(name);
  if (kept) return kept;
  const version = (await ref.get()).data();
  if (!version) return null;
  const layout = toLayoutKey(version, category);
  known.set(name, layout);
  return layout;
}
