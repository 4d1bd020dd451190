import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS_ATTRIBUTE, replayEarlyClick } from './replayEarlyClick.ts';

const onPress = vi.fn();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
/** As React does. */
const hydrate = (selector: string) => Object.assign(find(selector), { __reactProps$1: {} });

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

type ClickListener = [string, EventListener, boolean];

let answer: ReturnType<typeof replayEarlyClick>;
/** A page records clicks as long as it's open. */
let stopListening: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = '<button id="one"><svg></svg></button><button id="two"></button><p></p>';
  const listening = vi.spyOn(document, 'addEventListener');
  answer = replayEarlyClick();
  const listener = listening.mock.calls[0] as ClickListener;
  listening.mockRestore();
  stopListening = () => document.removeEventListener(...listener);
});
afterEach(() => {
  stopListening();
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const listen = () => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => onPress(button.id));
  }
};

it('clicks the last button again once its part is hydrated, and no other later', () => {
  press('#one');
  press('#two');
  press('svg');
  listen();
  nextFrame();
  hydrate('#two');
  nextFrame();
  expect(onPress).not.toHaveBeenCalled();
  hydrate('#one');
  nextFrame();
  nextFrame();
  expect(onPress.mock.calls).toEqual([['one']]);
  press('#two');
  nextFrame();
  expect(onPress.mock.calls).toEqual([['one'], ['two']]);
});

it('forgets the click if something else was clicked since', () => {
  press('#one');
  press('p');
  listen();
  hydrate('#one');
  nextFrame();
  press('#two');
  press('#one');
  nextFrame();
  expect(onPress.mock.calls, 'the second click, on a hydrated button').toEqual([['one']]);
  expect(frames).toEqual([]);
});

it('keeps the click itself from React, which may hydrate the button because of it', () => {
  const root = vi.fn();
  document.body.addEventListener('click', root);
  press('#one');
  expect(root).not.toHaveBeenCalled();
  hydrate('#one');
  nextFrame();
  expect(root).toHaveBeenCalledOnce();
  document.body.removeEventListener('click', root);
});

it('gives up after ten seconds', () => {
  press('#one');
  listen();
  vi.advanceTimersByTime(10_001);
  nextFrame();
  hydrate('#one');
  nextFrame();
  expect(onPress).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('clicks a button of a part that works before React only there, and keeps waiting elsewhere', () => {
  press('#two');
  listen();
  answer(find('#one'));
  expect(onPress).not.toHaveBeenCalled();
  answer(find('#two'));
  expect(onPress.mock.calls).toEqual([['two']]);
});

it('leaves the click on a button that already works to the button', () => {
  find('#one').setAttribute(ANSWERS_ATTRIBUTE, '');
  hydrate('#two');
  press('#one');
  press('#two');
  listen();
  nextFrame();
  expect(onPress).not.toHaveBeenCalled();
});
