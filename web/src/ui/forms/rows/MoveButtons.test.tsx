import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { moveItem } from '../../../lib/moveItem.ts';
import { MoveButtons } from './MoveButtons.tsx';

function List({ toKey }: { toKey: (name: string, index: number) => string | number }) {
  const [names, setNames] = useState(['Ana', 'Ben', 'Cho']);
  return (
    <ol>
      {names.map((name, index) => (
        <li key={toKey(name, index)} aria-label={name}>
          <MoveButtons
            name={name}
            index={index}
            count={names.length}
            onMove={(from, to) => setNames(moveItem(names, from, to))}
          />
        </li>
      ))}
    </ol>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));

test.each([
  ['by name', (name: string) => name],
  ['by place', (_name: string, index: number) => index],
])(
  'in a list keyed %s, the focus follows the item, and goes to the other button at the end',
  async (_, toKey) => {
    const user = userEvent.setup();
    render(<List toKey={toKey} />);
    button('Move Cho up').focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Ana', 'Cho', 'Ben']);
    expect(button('Move Cho up')).toHaveFocus();
    expect(screen.getByText('Cho moved to position 2 of 3')).toHaveRole('status');
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Cho', 'Ana', 'Ben']);
    expect(button('Move Cho up')).toBeDisabled();
    expect(button('Move Cho down')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(order()).toEqual(['Ana', 'Ben', 'Cho']);
    expect(button('Move Cho down')).toBeDisabled();
    expect(button('Move Cho up')).toHaveFocus();
  },
);
