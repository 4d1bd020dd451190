import { offerReload } from './offerReload.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';
import { restoreTypedAnswers } from './typedAnswers.ts';

interface Stages {
  /** Where the page is, prerendered or not. */
  root: HTMLElement;
  /** Fetches what makes a part of the static page answer before React does; that returns the part. */
  early: (() => Promise<() => Element | undefined>) | undefined;
  /** Fetches everything else; resolves with what hydrates the page. */
  load: () => Promise<() => void>;
  /** Shows that the page failed, where nothing is prerendered. */
  showFailure: () => Promise<void>;
}

/** Resolves when the page as it came is drawn, or nobody looks at it. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Makes a static page answer part by part, and repeats the click that came too early (README.md). When scripts fail to load,
 * the static page stays, with an offer to load it again.
 */
export async function hydrateInStages({ root, early, load, showFailure }: Stages): Promise<void> {
  restoreTypedAnswers();
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
  try {
    const hydrate = await load();
    hydrate();
    replay();
  } catch (error) {
    console.warn('The page could not be loaded', error);
    if (root.hasChildNodes()) offerReload();
    else await showFailure().catch(offerReload);
  }
}
