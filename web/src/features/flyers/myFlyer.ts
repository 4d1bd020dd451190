import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { type FlyerActor, findFlyerActionError } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Template } from '@brokerage/domain/template/template';
import type { RecordsById } from '../../lib/live-data/useRecordsById.ts';

/** A flyer, as its owner's list shows it. */
export interface MyFlyer {
  flyer: Flyer;
  /** Undefined while templates are loading, and if it can't be read. */
  template: Template | undefined;
  /** Undefined as long as templates are loading. */
  templateName: string | undefined;
}

const NO_LONGER = 'No longer in use';

/** Returns flyers with their templates, archived ones last. */
export function withTemplates(
  flyers: readonly Flyer[],
  { items, isComplete }: RecordsById<Template>,
): MyFlyer[] {
  const templates = new Map(items.map((template) => [template.id, template]));
  const listed = flyers.map((flyer) => {
    const template = templates.get(flyer.template_id);
    return { flyer, template, templateName: template?.name ?? (isComplete ? NO_LONGER : undefined) };
  });
  const isArchived = ({ flyer }: MyFlyer) => flyer.status === 'archived';
  return [...listed.filter((myFlyer) => !isArchived(myFlyer)), ...listed.filter(isArchived)];
}

/** Returns whether a flyer is still being edited with a version that has been replaced since. */
export const hasNewerVersion = ({ flyer, template }: MyFlyer): boolean =>
  flyer.status === 'editing' &&
  template !== undefined &&
  template.current_version_id !== flyer.template_version_id;

const MENU = [
  { action: 'withdraw', label: 'Withdraw' },
  { action: 'revise', label: 'Revise' },
  { action: 'correct', label: 'Correct' },
  { action: 'duplicate', label: 'Duplicate' },
  { action: 'archive', label: 'Archive' },
] as const;
export type MenuAction = (typeof MENU)[number]['action'];

/** Returns the actions in a flyer's menu that the member may take now. */
export const offeredFlyerActions = (flyer: Flyer, actor: FlyerActor) =>
  MENU.filter(({ action }) => findFlyerActionError(flyer, action, actor) === undefined);

export interface FlyerFilter {
  search: string;
  /** Empty for all. */
  status: FlyerStatus | '';
}

export function matchesFlyerFilter({ flyer }: MyFlyer, { search, status }: FlyerFilter): boolean {
  const words = search.toLowerCase().split(/\s+/);
  return (
    (status === '' || flyer.status === status) &&
    // The database compares without accents.
    (words.every((word) => flyer.title.toLowerCase().includes(word)) ||
      matchesSearch(searchTexts.flyer(flyer), toSearchWords(search)))
  );
}
