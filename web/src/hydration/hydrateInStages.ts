import { safeSessionStorage } from '../lib/safeStorage.ts';
import { drawn } from './drawn.ts';
import { fetchNextScripts } from './nextScripts.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';
import { TYPED_ANSWERS_KEY } from './typedAnswersKey.ts';

interface Stages {
  /** The page's element, prerendered or empty. */
  root: HTMLElement;
  /** Fetches what makes a part of the static page answer before React does; returns a function that starts it and returns the part. */
  early: (() => Promise<() => Element | undefined>) | undefined;
  /** Fetches everything else; resolves with a function that hydrates the page. */
  load: () => Promise<() => void>;
  /** Fetches the message that the page failed, if nothing is prerendered. */
  loadFailure: () => Promise<() => void>;
}

/** Restores what was typed before a reload caused by failed scripts. Rarely needed, so its script loads on demand. */
async function restoreTypedAnswers(): Promise<void> {
  if (safeSessionStorage.getItem(TYPED_ANSWERS_KEY) === null) return;
  try {
    (await import('./typedAnswers.ts')).restoreTypedAnswers();
  } catch {
    // If a script fails again, keep the answers for the next reload.
  }
}

/**
 * Makes the browser read its locale data in a worker while the other scripts load. The first formatter of a page would otherwise do so on
 * the main thread, where it takes a slow phone 70 ms (docs/benchmarks.md).
 */
function readLocales(): void {
  new Worker(new URL('./readLocalesWorker.ts', import.meta.url), { type: 'module' });
}

/** Offers to load the page again. Only pages with a static form have that script before it is needed. */
function offerReload(): void {
  import('./offerReload.ts').then(
    (reload) => reload.offerReload(),
    // If this script doesn't load either, the static page stays as it is.
    () => undefined,
  );
}

/**
 * Makes a static page answer part by part, and repeats the click that came too early (README.md). When scripts fail to load,
 * the static page stays, with an offer to load it again.
 */
export async function hydrateInStages({ root, early, load, loadFailure }: Stages): Promise<void> {
  const restored = restoreTypedAnswers();
  const replay = replayEarlyClick();
  early?.().then(
    (answerPart) => {
      const part = answerPart();
      if (part) replay(part);
    },
    // If it doesn't load, this part hydrates with the rest of the page.
    () => undefined,
  );
  // Reading comes first: only then are the other scripts fetched. Each part runs in a separate task, because all of them at once would
  // block a slow phone.
  if (root.hasChildNodes()) await drawn();
  fetchNextScripts();
  readLocales();
  try {
    const [hydrate] = await Promise.all([load(), restored]);
    hydrate();
    replay();
  } catch (error) {
    console.warn('The page could not be loaded', error);
    const showFailure = root.hasChildNodes() ? offerReload : await loadFailure().catch(() => offerReload);
    showFailure();
  }
}
