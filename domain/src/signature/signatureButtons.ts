import { buttonLink, cell, row, type Styles, table } from './mailMarkup.ts';
import type { SignatureFacts } from './signatureFacts.ts';

type Buttons = SignatureFacts['buttons'];

export interface ButtonLooks {
  fill: string;
  color: string;
  /** Of the signature's text. */
  text: Styles;
}

/** Pixels between two buttons. */
const SPACE = 8;

const buttonCell = ({ text, address }: Buttons[number], looks: ButtonLooks): string =>
  cell(
    buttonLink(address, text, looks),
    {
      ...looks.text,
      'mso-line-height-rule': undefined,
      'border-radius': 4,
      'padding-left': 4,
      'padding-right': 4,
    },
    { ground: looks.fill },
  );

/** Returns the buttons beside each other; '' without any. */
export function buttonsInRow(buttons: Buttons, looks: ButtonLooks): string {
  const space = cell('', { 'font-size': 1 }, { width: SPACE });
  const cells = buttons.map((button) => buttonCell(button, looks)).join(space);
  return cells && table(row(cells));
}

/** Returns the buttons, each on a line of its own where it has no room beside the one before; '' without any. */
export const wrappedButtons = (buttons: Buttons, { top, ...looks }: ButtonLooks & { top: number }): string =>
  buttons
    .map((button, index) => {
      const space = { 'padding-top': top, 'padding-right': index === buttons.length - 1 ? 0 : SPACE };
      return table(row(cell(table(row(buttonCell(button, looks))), space)), { align: 'left' });
    })
    .join('');
