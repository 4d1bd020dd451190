import type { PreviewedList } from '@brokerage/domain/application/applicationCallables';
import { type AssignmentRule, assignmentRuleSchema } from '@brokerage/domain/application/assignmentRule';
import { useEffect, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSettled } from '../../lib/useSettled.ts';

interface AssignmentPreview {
  status: 'loading' | 'failed' | 'ready';
  /** What is known of the rule, or of the one before it while that is asked again. */
  lists: readonly PreviewedList[];
}

/** Returns who would be next by a rule as it is typed, as the server says. */
export function useAssignmentPreview(rule: AssignmentRule): AssignmentPreview {
  const key = useSettled(JSON.stringify(rule));
  const [answer, setAnswer] = useState<{ key: string; lists: readonly PreviewedList[] | undefined }>();
  useEffect(() => {
    const parsed = assignmentRuleSchema.safeParse(JSON.parse(key));
    if (!parsed.success || parsed.data.kind === 'general') return;
    let isOver = false;
    const answered = (lists: readonly PreviewedList[] | undefined) => {
      if (!isOver) setAnswer({ key, lists });
    };
    callFunction('preview-assignment', parsed.data).then(
      ({ lists }) => answered(lists),
      () => answered(undefined),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  if (answer?.key === key) {
    return { status: answer.lists ? 'ready' : 'failed', lists: answer.lists ?? [] };
  }
  return { status: 'loading', lists: answer?.lists ?? [] };
}
