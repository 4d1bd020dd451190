import type { FieldIssue } from '../../errors/errorEntry.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { MarkInput } from './flyerMark.ts';
import { markableFields } from './markableFields.ts';

/** The flyer content that the marks of a review refer to. */
export interface Markable {
  /** The version that the flyer under review is made from. */
  version: Pick<TemplateVersion, 'handlebars_schema'>;
  /** Ids of the previous rejection's marks; empty without one. */
  earlier: ReadonlySet<string>;
}

/**
 * Returns problems of marks beyond their schema, at `marks.{index}`: a field that the flyer doesn't have, or an earlier mark that doesn't
 * exist.
 */
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
