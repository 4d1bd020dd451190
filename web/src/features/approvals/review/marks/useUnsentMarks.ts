import type { MarkAnchor, MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import { nanoid } from 'nanoid';
import { useState } from 'react';

export interface UnsentMarks {
  marks: readonly MarkInput[];
  /** The next click on the drawing adds a mark. */
  isPlacing: boolean;
  setPlacing: (isPlacing: boolean) => void;
  selected: string | undefined;
  select: (id: string) => void;
  /** Adds a mark and goes to its text. */
  add: (anchor: MarkAnchor, more?: Partial<Pick<MarkInput, 'text' | 'carried_from'>>) => void;
  change: (id: string, part: Partial<Pick<MarkInput, 'anchor' | 'text'>>) => void;
  remove: (id: string) => void;
  /** Focuses the text of a mark. */
  goTo: (id: string) => void;
}

/** Focuses a mark's text field once its form has rendered. */
function focusText(id: string): void {
  requestAnimationFrame(() => {
    const form = document.querySelector(`[data-mark-form="${CSS.escape(id)}"]`);
    const text = form?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
    text?.focus();
    text?.scrollIntoView?.({ block: 'center' });
  });
}

/** Returns the marks that a reviewer is writing, and which of them is selected. */
export function useUnsentMarks(
  marks: readonly MarkInput[],
  onChange: (marks: readonly MarkInput[]) => void,
): UnsentMarks {
  const [isPlacing, setPlacing] = useState(false);
  const [selected, setSelected] = useState<string>();
  const goTo = (id: string) => {
    setSelected(id);
    focusText(id);
  };
  return {
    marks,
    isPlacing,
    setPlacing,
    selected,
    select: setSelected,
    add: (anchor, { text = '', carried_from = null } = {}) => {
      const id = nanoid(21);
      onChange([...marks, { id, anchor, text, carried_from }]);
      setPlacing(false);
      goTo(id);
    },
    change: (id, part) => onChange(marks.map((mark) => (mark.id === id ? { ...mark, ...part } : mark))),
    remove: (id) => onChange(marks.filter((mark) => mark.id !== id)),
    goTo,
  };
}
