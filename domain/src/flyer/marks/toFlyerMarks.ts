import type { Markable } from './findMarkIssues.ts';
import type { FlyerMarks, MarkInput } from './flyerMark.ts';
import { markableFields } from './markableFields.ts';

/** Returns the marks of a rejected revision as stored, each with its field's label; null without any. */
export function toFlyerMarks(
  revision: number,
  { marks, version }: Pick<Markable, 'version'> & { marks: readonly MarkInput[] },
  { by, now }: { by: { user_id: string; name: string }; now: Date },
): FlyerMarks | null {
  if (marks.length === 0) return null;
  const labels = new Map(markableFields(version).map(({ key, label }) => [key, label]));
  const labeled = marks.map((mark) => ({
    ...mark,
    label: mark.anchor.kind === 'field' ? (labels.get(mark.anchor.field) ?? '') : '',
  }));
  return { revision, at: now, by_user_id: by.user_id, by_name: by.name, marks: labeled };
}
