import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatWidget } from './ChatWidget.tsx';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

it('loads nothing unless the build has a widget', () => {
  render(<ChatWidget />);
  expect(scripts()).toEqual([]);
});

it('loads the build’s script once', () => {
  vi.stubEnv('VITE_CHAT_WIDGET_SCRIPT', 'https://chat.example/widget.js');
  render(<ChatWidget />).unmount();
  render(<ChatWidget />);
  expect(scripts()).toEqual(['https://chat.example/widget.js']);
});
