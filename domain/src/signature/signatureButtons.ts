import { buttonLink, cell, escapeLine, link, row, type Styles, table } from './mailMarkup.ts';
import type { SignaturePalette } from './signatureColors.ts';
import type { SignatureFacts } from './signatureFacts.ts';

type Buttons = SignatureFacts['buttons'];
type Button = Buttons[number];

export interface ButtonLooks {
  colors: SignaturePalette['buttons'];
  /** Styles of the signature's text. */
  text: Styles;
  /** Font size of that text, in pixels. */
  size: number;
}

/** Pixels between two buttons. */
const SPACE = 8;
/** Pixels above and below a button's words. */
const EDGE = 8;

const solidCell = ({ text, address }: Button, { colors, text: styles }: ButtonLooks): string =>
  cell(
    buttonLink(address, text, colors.solid),
    {
      ...styles,
      'mso-line-height-rule': undefined,
      'border-radius': 4,
      'padding-left': 4,
      'padding-right': 4,
    },
    { ground: colors.solid.fill },
  );

/**
 * A second button with an outline is less prominent than the first, even on dark paper. Its link is as high as the line, because there's no
 * fill to enlarge it.
 */
const outlinedCell = ({ text, address }: Button, { colors, text: styles, size }: ButtonLooks): string =>
  cell(
    link(address, escapeLine(text), {
      color: colors.outline.color,
      'font-weight': 'bold',
      display: 'inline-block',
      'white-space': 'nowrap',
    }),
    {
      ...styles,
      'line-height': Math.round(size * 1.43) + 2 * EDGE - 2,
      'border-width': 1,
      'border-style': 'solid',
      'border-color': colors.outline.line,
      'border-radius': 4,
      'padding-left': 11,
      'padding-right': 11,
    },
  );

const buttonTable = (button: Button, index: number, looks: ButtonLooks): string =>
  index === 0
    ? table(row(solidCell(button, looks)))
    : table(row(outlinedCell(button, looks)), { isCollapsed: false });

/** Returns the buttons side by side; '' without any. */
export function buttonsInRow(buttons: Buttons, looks: ButtonLooks): string {
  const space = cell('', { 'font-size': 1 }, { width: SPACE });
  const cells = buttons.map((button, index) => cell(buttonTable(button, index, looks))).join(space);
  return cells && table(row(cells));
}

/** Returns the buttons, each on its own line if it doesn't fit next to the previous one; '' without any. */
export const wrappedButtons = (buttons: Buttons, looks: ButtonLooks): string =>
  buttons
    .map((button, index) => {
      const space = { 'padding-top': SPACE, 'padding-right': index === buttons.length - 1 ? 0 : SPACE };
      return table(row(cell(buttonTable(button, index, looks), space)), { align: 'left' });
    })
    .join('');
