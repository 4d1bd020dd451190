import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

const autoplay = vi.hoisted(() => ({ play: vi.fn(), stop: vi.fn(), options: vi.fn() }));
const embla = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  const api = {
    index: 0,
    listeners,
    plugins: () => ({ autoplay }),
    viewport: undefined as HTMLElement | undefined,
    rootNode: () => {
      api.viewport ??= document.createElement('div');
      return api.viewport;
    },
    scrollNext: vi.fn(),
    scrollPrev: vi.fn(),
    selectedScrollSnap: () => api.index,
    scrollTo: vi.fn((index: number, _jump: boolean) => {
      api.index = index;
      listeners.get('select')?.();
    }),
    on: (name: string, listener: () => void) => {
      listeners.set(name, listener);
      return api;
    },
    off: (name: string) => {
      listeners.delete(name);
      return api;
    },
  };
  return api;
});
vi.mock('embla-carousel-react', () => ({ default: () => [vi.fn(), embla] }));
vi.mock('embla-carousel-autoplay', () => ({
  default: (options: unknown) => {
    autoplay.options(options);
    return {};
  },
}));

const wantLessMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduce'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const show = () => render(<HeroCarousel />);
const isPlaying = () => autoplay.play.mock.calls.length > autoplay.stop.mock.calls.length;

beforeEach(() => {
  vi.clearAllMocks();
  embla.index = 0;
  wantLessMotion(false);
});

test('advances every 5000 ms and loops over three slides', () => {
  show();
  expect(autoplay.options).toHaveBeenCalledWith(expect.objectContaining({ delay: 5000 }));
  expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(3);
  expect(isPlaying()).toBe(true);
});

test('the button pauses it, even after the mouse leaves', async () => {
  show();
  const carousel = screen.getByRole('region', { name: 'What we can do for you' });
  await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
  fireEvent.pointerLeave(carousel);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isPlaying()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  fireEvent.pointerLeave(carousel);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isPlaying()).toBe(true);
});

test('pauses while the mouse is over it', () => {
  show();
  const carousel = screen.getByRole('region', { name: 'What we can do for you' });
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  expect(isPlaying()).toBe(false);
  fireEvent.pointerLeave(carousel);
  expect(isPlaying()).toBe(true);
});

test('pauses while it has keyboard focus', async () => {
  show();
  await userEvent.tab();
  expect(isPlaying()).toBe(false);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isPlaying()).toBe(true);
});

test('pauses while it’s dragged', () => {
  show();
  act(() => embla.listeners.get('pointerDown')?.());
  expect(isPlaying()).toBe(false);
  act(() => embla.listeners.get('pointerUp')?.());
  expect(isPlaying()).toBe(true);
});

test.each([
  [-500, 1440, 'scrollNext'],
  [500, 1440, 'scrollPrev'],
  [-100, 390, 'scrollNext'],
  [-200, 1440, undefined],
] as const)(
  'a slow drag by %i px of %i changes the slide only if it went far enough: %s',
  (distance, width, turned) => {
    show();
    const viewport = embla.rootNode();
    Object.defineProperty(viewport, 'clientWidth', { configurable: true, value: width });
    fireEvent.pointerDown(viewport, { clientX: 900 });
    act(() => embla.listeners.get('pointerDown')?.());
    fireEvent.pointerMove(window, { clientX: 900 + distance });
    act(() => embla.listeners.get('pointerUp')?.());
    expect(embla.scrollNext).toHaveBeenCalledTimes(turned === 'scrollNext' ? 1 : 0);
    expect(embla.scrollPrev).toHaveBeenCalledTimes(turned === 'scrollPrev' ? 1 : 0);
  },
);

test('a quick drag that has already changed the slide doesn’t change it twice', () => {
  show();
  const viewport = embla.rootNode();
  Object.defineProperty(viewport, 'clientWidth', { configurable: true, value: 1440 });
  fireEvent.pointerDown(viewport, { clientX: 900 });
  act(() => embla.listeners.get('pointerDown')?.());
  fireEvent.pointerMove(window, { clientX: 400 });
  embla.index = 1;
  act(() => embla.listeners.get('pointerUp')?.());
  expect(embla.scrollNext).not.toHaveBeenCalled();
});

test('never advances for people who want less motion, without a pause button', async () => {
  wantLessMotion(true);
  show();
  expect(autoplay.play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show slide 2 of 3' }));
  expect(embla.scrollTo).toHaveBeenCalledWith(1, true);
});

test('the indicator shows a slide, and the others are inert', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show slide 3 of 3' }));
  expect(screen.getByRole('button', { name: 'Show slide 3 of 3' })).toHaveAttribute('aria-current', 'true');
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
});
