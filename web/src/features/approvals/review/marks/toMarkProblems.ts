import type { MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import { toFieldIssues } from '../../../../lib/errors/callError.ts';

/** Returns what a refused rejection says about its marks, by the id of the mark. */
export function toMarkProblems(
  error: unknown,
  marks: readonly Pick<MarkInput, 'id'>[],
): ReadonlyMap<string, string> {
  return new Map(
    toFieldIssues(error).flatMap(({ path, message }): [string, string][] => {
      const index = /^marks\.(\d+)/.exec(path)?.[1];
      const mark = index === undefined ? undefined : marks[Number(index)];
      return mark ? [[mark.id, message]] : [];
    }),
  );
}
