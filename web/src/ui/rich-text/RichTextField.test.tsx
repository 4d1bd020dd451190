import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { RichTextField } from './RichTextField.tsx';

// Its chunk takes a while on a busy machine.
beforeAll(async () => {
  await import('./RichTextEditor.tsx');
});

test('the toolbar formats by mouse and keyboard, and shows the active format', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<RichTextField label="Letter" value="Hello" onChange={onChange} required help="What to write" />);
  const text = await screen.findByRole('textbox', { name: /^Letter/ });
  expect(text).toHaveTextContent('Hello');
  expect(text).toHaveAccessibleDescription('What to write');
  expect(text).toBeRequired();
  const bullets = screen.getByRole('button', { name: 'Bullet list: Letter' });
  expect(bullets).toHaveAttribute('aria-pressed', 'false');
  await user.click(bullets);
  expect(bullets).toHaveAttribute('aria-pressed', 'true');
  expect(onChange).toHaveBeenLastCalledWith({ paragraphs: [{ type: 'bullet', spans: [{ text: 'Hello' }] }] });
});

test('shows a newer value from outside; disabled, it’s plain text', async () => {
  const { rerender } = render(<RichTextField label="Letter" value="Hello" onChange={vi.fn()} />);
  const text = await screen.findByRole('textbox', { name: 'Letter' });
  rerender(<RichTextField label="Letter" value="Goodbye" onChange={vi.fn()} error="Too long" />);
  expect(text).toHaveTextContent('Goodbye');
  expect(text).toBeInvalid();
  rerender(<RichTextField label="Letter" value="Goodbye" onChange={vi.fn()} disabled />);
  expect(screen.getByRole('textbox', { name: 'Letter' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button')).toBeNull();
});
