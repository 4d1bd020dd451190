import { findMarkIssues, type Markable } from '@brokerage/domain/flyer/marks/findMarkIssues';
import { type MarkInput, markTextSchema } from '@brokerage/domain/flyer/marks/flyerMark';
import { toFieldIssues } from '../../../../lib/errors/callError.ts';

/** Returns why marks can't be sent, by mark id. */
export function findMarkProblems(
  marks: readonly MarkInput[],
  markable: Markable | undefined,
): ReadonlyMap<string, string> {
  const ofText = marks.flatMap(({ id, text }): [string, string][] => {
    const message = markTextSchema.safeParse(text).error?.issues[0]?.message;
    return message === undefined ? [] : [[id, message]];
  });
  const ofPlace = (markable ? findMarkIssues(marks, markable) : []).map(
    ({ path, message }) => [marks[Number(path.split('.')[1])]?.id ?? '', message] as const,
  );
  return new Map([...ofText, ...ofPlace]);
}

/** Returns the errors of a failed rejection, by mark id. */
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
