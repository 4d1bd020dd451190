import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readStaticForm, type StaticAnswers, takeOverStaticForm } from './answerStaticForm.ts';

/**
 * Returns whether a page may show client-only state; false while it has to render the same as its static file.
 * @param isSame whether both look the same, so that nothing has to re-render
 * @param takeOver called immediately if they differ, before anyone types into the part that will be replaced
 */
export function useCanRenderClientState(isSame: boolean, takeOver: () => void): boolean {
  const [isAsStatic, setAsStatic] = useState(true);
  const leaveStatic = useEffectEvent(() => {
    takeOver();
    setAsStatic(false);
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser knows is known here first
    if (!isSame) leaveStatic();
  }, [isSame]);
  return isSame || !isAsStatic;
}

/**
 * Takes over a `StaticForm`: its answers, before the next render would blank them, and a click on its button.
 * @param isOwn false while the form only repeats the static page
 */
export function useStaticForm(
  form: RefObject<HTMLFormElement | null>,
  isOwn: boolean,
  onAnswers: (answers: StaticAnswers) => void,
): void {
  const takeAnswers = useEffectEvent(() => {
    if (form.current) onAnswers(readStaticForm(form.current.id));
  });
  useLayoutEffect(() => {
    if (isOwn) takeAnswers();
  }, [isOwn]);
  useEffect(() => {
    if (isOwn && takeOverStaticForm()) form.current?.requestSubmit();
  }, [isOwn, form]);
}
