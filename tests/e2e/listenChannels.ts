import type { Browser, Request } from '@playwright/test';
import type { StructuredQuery } from '../../tools/testing/missingIndex.ts';

/** A message from the Firestore SDK to a channel. */
interface ListenMessage {
  addTarget?: { targetId?: number; query?: { parent: string; structuredQuery?: StructuredQuery } };
}

const isToChannel = (request: Request) =>
  request.url().includes('/google.firestore.v1.Firestore/Listen/channel?');

/** Returns the messages in a request: a form with one field per message, such as req0___data__. */
export function listenMessages(request: Request): ListenMessage[] {
  const body = isToChannel(request) && request.method() === 'POST' ? request.postData() : null;
  return [...new URLSearchParams(body ?? '')]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, message]) => JSON.parse(message) as ListenMessage);
}

interface Channel {
  /** An address of the channel. */
  url: URL;
  /** Number of messages since it was opened, which is a request without its id. */
  messages: number;
}

/**
 * Ends the listeners of a test's pages. The Firestore emulator doesn't notice closed pages: it would keep their listeners, and evaluate the
 * rules for each of them at every write of all later tests.
 */
export class ListenChannels {
  /** Open channels by their ids. */
  readonly #open = new Map<string, Channel>();

  /** Target numbers of all channels' listeners. */
  readonly #targets = new Set<number>();

  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
    browser.on('context', (context) => {
      context.on('request', (request) => this.#note(request));
    });
  }

  #note(request: Request): void {
    if (!isToChannel(request)) return;
    const messages = listenMessages(request);
    for (const { addTarget } of messages) {
      if (addTarget?.targetId !== undefined) this.#targets.add(addTarget.targetId);
    }
    const url = new URL(request.url());
    const id = url.searchParams.get('SID');
    if (id === null) return;
    const before = this.#open.get(id)?.messages ?? 0;
    this.#open.set(id, { url, messages: before + messages.length });
  }

  /** Closes all pages, which would otherwise reopen their channels, and then the channels. */
  async end(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
    const channels = [...this.#open.values()];
    const targets = [...this.#targets];
    this.#open.clear();
    this.#targets.clear();
    await Promise.all(channels.map((channel) => endListeners(channel, targets)));
  }
}

/** Removes the listeners of a channel, because the emulator keeps them when a channel ends. Numbers of other channels do no harm. */
async function endListeners({ url, messages }: Channel, targets: readonly number[]): Promise<void> {
  const database = url.searchParams.get('database');
  // Twice, because the emulator drops as many of them as there were messages when the channel was opened: it treats those as duplicates.
  const removals = [...targets, ...targets].map((removeTarget, index) => [
    `req${index}___data__`,
    JSON.stringify({ database, removeTarget }),
  ]);
  url.searchParams.delete('TYPE');
  // Higher than the SDK's own request numbers.
  url.searchParams.set('RID', '1000000');
  const numbers = [
    ['count', String(removals.length)],
    ['ofs', String(messages)],
  ];
  // A channel that its page already ended, as at a sign-out, returns 400.
  await fetch(url, { method: 'POST', body: new URLSearchParams([...numbers, ...removals]) });
}
