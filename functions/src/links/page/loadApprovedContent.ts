import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { type FlyerEvent, toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import { type FlyerHome, toFlyerHome } from '@brokerage/domain/flyer/texts/flyerHome';
import { type TemplateVersion, toLayoutKey } from '@brokerage/domain/template/template';
import { LRUCache } from 'lru-cache';
import { directReader } from '../../data/reader.ts';
import { findTemplateVersion } from '../../flyers/loadTemplateVersion.ts';

/** What an approved flyer says, as its reviewer saw it. */
export interface ApprovedContent {
  layout: LayoutKey;
  event: FlyerEvent | null;
  /** The home that it advertises; null for a letter, whose address is the home that its buyers want. */
  home: FlyerHome | null;
}

/** By template and version; versions never change. */
const versions = new LRUCache<string, TemplateVersion>({ max: 500 });

async function loadVersion(flyer: Flyer): Promise<TemplateVersion | undefined> {
  const key = [flyer.tenant_id, flyer.template_id, flyer.template_version_id].join('/');
  const version = versions.get(key) ?? (await findTemplateVersion(directReader, flyer));
  if (version) versions.set(key, version);
  return version;
}

/**
 * Loads what an approved flyer says: the values that it shows, without what was typed into locked fields. Reads its template version once
 * per instance. Returns null for a flyer without a snapshot, and when its version is gone.
 */
export async function loadApprovedContent(flyer: Flyer): Promise<ApprovedContent | null> {
  const { snapshot } = flyer;
  const version = snapshot && (await loadVersion(flyer));
  if (!version) return null;
  const layout = toLayoutKey(version, snapshot.category);
  // An approved flyer can't be edited, so its record has the values of its snapshot.
  const data = effectiveData(version, flyer.data, snapshot.parties);
  const isLetter = layout === 'letter' || snapshot.category === 'letter';
  return { layout, event: toFlyerEvent(data), home: isLetter ? null : toFlyerHome(data) };
}
