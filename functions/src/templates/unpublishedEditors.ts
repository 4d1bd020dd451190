import { DomainError } from '@brokerage/domain/errors/DomainError';
import { draftEditors, MAX_DRAFT_EDITORS } from '@brokerage/domain/template/templateDraft';
import type { StoredTemplate } from './loadTemplate.ts';
import { isNewVersion } from './publishVersion.ts';

/** Returns everyone who saved the draft since the last publication; empty if all of it is published. */
export function unpublishedEditors(stored: StoredTemplate): string[] {
  return stored.draft && isNewVersion(stored) ? draftEditors(stored.draft) : [];
}

/**
 * Adds an editor, unless already listed.
 * @throws DomainError too-many-editors when the list is full, because an unlisted editor could consent
 */
export function addEditor(editors: readonly string[], userId: string): string[] {
  const all = [...new Set([...editors, userId])];
  if (all.length > MAX_DRAFT_EDITORS) {
    throw new DomainError('too-many-editors');
  }
  return all;
}
