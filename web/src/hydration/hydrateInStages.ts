import { safeSessionStorage } from '../lib/safeStorage.ts';
import { LINKED_NUMBERS_ATTRIBUTE } from './linkedNumbersAttribute.ts';
import { fetchNextScripts } from './nextScripts.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';
import { TYPED_ANSWERS_KEY } from './typedAnswersKey.ts';
import { whenPainted } from './whenPainted.ts';

interface Stages {
  /** The page's element, prerendered or empty. */
  root: HTMLElement;
  /**
   * Loads the code that makes a part of the static page interactive before React; resolves with a function that starts it and returns that
   * part.
   */
  early: (() => Promise<() => Element | undefined>) | undefined;
  /** Loads everything else; resolves with a function that hydrates the page. */
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
 * Hides the example's numbers of a calculator whose link has others, which the static page can't know. Only such visits load the script that
 * holds back clicks.
 */
function hideExampleNumbers(): void {
  if (!window.location.hash.includes('=')) return;
  document.documentElement.setAttribute(LINKED_NUMBERS_ATTRIBUTE, '');
  import('./holdLinkedNumbers.ts').then(
    ({ holdLinkedNumbers }) => holdLinkedNumbers(),
    // Without it, an early click carries the example's numbers.
    () => undefined,
  );
}

/**
 * Makes the browser read its locale data in a worker while the other scripts load. Otherwise the page's first formatter would do so on the
 * main thread, which takes 70 ms on a slow phone (docs/benchmarks.md).
 */
function readLocales(): void {
  new Worker(new URL('./readLocalesWorker.ts', import.meta.url), { type: 'module' });
}

/** Offers to reload the page. Only pages with a static form have that script in advance. */
function offerReload(): void {
  import('./offerReload.ts').then(
    (reload) => reload.offerReload(),
    // If this script doesn't load either, the static page stays as it is.
    () => undefined,
  );
}

/**
 * Hydrates a static page part by part, and replays a click that came too early (README.md). If scripts fail to load, the static page stays,
 * with an offer to reload it.
 */
export async function hydrateInStages({ root, early, load, loadFailure }: Stages): Promise<void> {
  hideExampleNumbers();
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
  // Let the visitor read first: fetch the other scripts only after the paint. Each part runs in a separate task, because all of them in one
  // would block a slow phone.
  if (root.hasChildNodes()) await whenPainted();
  fetchNextScripts();
  readLocales();
  try {
    const [hydrate] = await Promise.all([load(), restored]);
    hydrate();
  } catch (error) {
    console.warn('The page could not be loaded', error);
    const showFailure = root.hasChildNodes() ? offerReload : await loadFailure().catch(() => offerReload);
    showFailure();
  }
}
