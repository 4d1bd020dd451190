import type { FieldIssue } from '../../errors/errorEntry.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { MarkInput } from './flyerMark.ts';
import { markableFields } from './markableFields.ts';

/** What the marks of a review are about. */
export interface Markable {
  /** The one that the flyer under review is made from. */
  version: Pick<TemplateVersion, 'handlebars_schema'>;
  /** Ids of the marks of the rejection before; empty without one. */
  earlier: ReadonlySet<string>;
}

/** Returns what is wrong with marks beyond their form, at `marks.{index}`: a field that the flyer doesn't have, an earlier mark that isn't there. */
export function findMarkIssues(
  marks: readonly Pick<MarkInput, 'anchor' | 'carried_from'>[],
  { version, earlier }: Markable,
): FieldIssue[] {
  const keys = new Set(markableFields(version).map(({ key }) => key));
  return marks.flatMap(({ anchor, carried_from }, index) => {
    const path = `marks.${index}`;
    if (anchor.kind === 'field' && !keys.has(anchor.field)) {
      return [{ path, message: 'This flyer doesn’t have that field. Choose another place for this mark.' }];
    }
    if (carried_from !== null && !earlier.has(carried_from)) {
      return [{ path, message: 'The earlier mark isn’t there anymore. Remove this mark and add a new one.' }];
    }
    return [];
  });
}
