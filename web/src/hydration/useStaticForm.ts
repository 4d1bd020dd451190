import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readStaticForm, type StaticAnswers, takeOverStaticForm } from './answerStaticForm.ts';

/**
 * Returns false while a page has to render what its static file shows, and true as soon as it may show what only the browser
 * knows.
 * @param isSame whether both look alike: then nothing is rendered again
 * @param takeOver is called at once where they differ, before anybody types into what is replaced
 */
export function useMayDiffer(isSame: boolean, takeOver: () => void): boolean {
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
 * Takes a `StaticForm` over: its answers, before the next rendering would blank them, and a press on its button.
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
