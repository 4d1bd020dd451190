import type { Template } from '@brokerage/domain/template/template';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { formatDate } from '../../lib/format/time/formatDate.ts';

export const TEMPLATE_STATUS_TONES: Record<Template['status'], StatusTone> = {
  published: 'success',
  draft: 'warning',
  retired: 'default',
};

/** Returns whether something was saved that officers do not see yet. */
export const hasUnpublished = ({ current_version_id, draft_revision, published_revision }: Template) =>
  current_version_id !== '' && draft_revision !== published_revision;

/** Returns how often a template was published, and when last; '' if neither is recorded. */
export function formatVersions(
  { status, version_count, published_at }: Template,
  isUnderHeading = false,
): string {
  if (status === 'draft') return 'None';
  // Under the heading Version, the number is enough.
  const count = version_count === null ? '' : `${isUnderHeading ? '' : 'Version '}${version_count}`;
  return [count, published_at ? formatDate(published_at) : ''].filter((part) => part !== '').join(', ');
}

export interface TemplateFilter {
  search: string;
  category: string;
  status: string;
}
export const EVERYTHING: TemplateFilter = { search: '', category: '', status: '' };

export function matchesTemplateFilter(
  { name, description, category, status }: Template,
  { search, ...wanted }: TemplateFilter,
): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = `${name} ${description}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (wanted.category === '' || wanted.category === category) &&
    (wanted.status === '' || wanted.status === status)
  );
}
