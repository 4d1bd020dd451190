import { replayEarlyClick } from './replayEarlyClick.ts';

interface Stages {
  /** Fetches what makes a part of the static page answer before React does; that returns the part. */
  early: (() => Promise<() => Element | undefined>) | undefined;
  /** Fetches everything else. It resolves with what hydrates the page, `undefined` where that did not come. */
  load: () => Promise<(() => void) | undefined>;
}

/** Resolves when the page as it came is drawn, or nobody looks at it. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Makes a static page answer part by part, and repeats the click that came too early (README.md). */
export async function hydrateInStages({ early, load }: Stages): Promise<void> {
  const replay = replayEarlyClick();
  early?.().then(
    (answerPart) => {
      const part = answerPart();
      if (part) replay(part);
    },
    // Then the part answers with the rest of the page.
    () => undefined,
  );
  // Reading comes first: only then are the other scripts fetched. Each part runs by itself, as all of them at once would
  // block a slow phone.
  await drawn();
  const hydrate = await load();
  if (!hydrate) return;
  hydrate();
  replay();
}
