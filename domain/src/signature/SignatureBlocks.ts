import { readableOn } from './contrastRatio.ts';
import { cell, escaped, link, picture, row, type Styles, table } from './mailMarkup.ts';
import type { SignatureField, SignatureFont, SignatureSettings } from './signature.ts';
import type { SignatureFact, SignatureFacts } from './signatureFacts.ts';

/** The parts that layouts are made of. */

const STACKS: Record<SignatureFont, string> = {
  Arial: 'Arial,Helvetica,sans-serif',
  Helvetica: 'Helvetica,Arial,sans-serif',
  Georgia: "Georgia,'Times New Roman',serif",
  'Times New Roman': "'Times New Roman',Times,serif",
  Verdana: 'Verdana,Geneva,sans-serif',
};

const QUIET = '#595959';
const ICON = 24;

/** Mail programs hand down no style from one table to the next, so that every cell with text has its own. */
const textStyles = (settings: SignatureSettings): Styles => ({
  'font-family': STACKS[settings.font_family],
  'font-size': settings.font_size,
  'line-height': 1.4,
  color: settings.primary_color,
});

export class SignatureBlocks {
  readonly facts: SignatureFacts;
  readonly settings: SignatureSettings;
  readonly text: Styles;
  private readonly icons: string;

  constructor(facts: SignatureFacts, settings: SignatureSettings, siteOrigin: string) {
    this.facts = facts;
    this.settings = settings;
    this.text = textStyles(settings);
    this.icons = `${siteOrigin}/signature-icons`;
  }

  /** The fields that have something to say, in the person's order. */
  get order(): SignatureField[] {
    const { fields, social } = this.facts;
    return this.settings.field_order.filter((field) =>
      field === 'social' ? social.length > 0 : fields[field] !== undefined,
    );
  }

  /** '' without a photo. */
  photo(styles: Styles): string {
    const { photo, fields } = this.facts;
    if (!photo) return '';
    const { photo_size: size } = this.settings;
    const alt = fields.name?.text ?? '';
    return cell(
      picture({ src: photo, width: size, height: size, alt, styles: { 'border-radius': '50%' } }),
      { 'vertical-align': 'top', ...styles },
      ` width="${size}"`,
    );
  }

  /** A row of one line of text. */
  line(content: string, styles: Styles = {}): string {
    return row(cell(content, { ...this.text, ...styles }));
  }

  /** One field's own row. */
  fieldRow(field: SignatureField): string {
    if (field === 'social') return row(cell(this.social(), { 'padding-top': 6, 'padding-bottom': 4 }));
    return this.line(this.field(field), this.fieldStyles(field));
  }

  /** A field's content, linked where it leads somewhere. */
  field(field: Exclude<SignatureField, 'social'>): string {
    const fact = this.facts.fields[field];
    return fact ? this.fact(fact) : '';
  }

  fieldStyles(field: SignatureField): Styles {
    if (field === 'name') return { 'font-size': this.nameSize, 'font-weight': 'bold', 'line-height': 1.25 };
    if (field === 'title') return { color: this.settings.accent_color, 'padding-bottom': 4 };
    return {};
  }

  get nameSize(): number {
    return Math.round(this.settings.font_size * 1.3);
  }

  tagline(): string {
    return this.facts.tagline && this.line(escaped(this.facts.tagline), { color: QUIET, 'padding-top': 6 });
  }

  social(): string {
    const icons = this.facts.social.map(({ name, icon, address }) =>
      cell(
        link(
          address,
          picture({ src: `${this.icons}/${icon}.png`, width: ICON, height: ICON, alt: name }),
          {},
        ),
        { 'padding-right': 6 },
      ),
    );
    return table(row(icons.join('')));
  }

  /** '' without buttons. Coloured cells, so that they are there in Outlook too; the link's border widens what is clicked. */
  buttons(styles: Styles): string {
    const { buttons } = this.facts;
    if (buttons.length === 0) return '';
    const fill = this.settings.accent_color;
    const cells = buttons.map(({ text, address }, index) => {
      const label = link(address, escaped(text), {
        color: readableOn(fill),
        'font-weight': 'bold',
        'border-width': 8,
        'border-style': 'solid',
        'border-color': fill,
        display: 'inline-block',
      });
      const button = cell(label, {
        ...this.text,
        'background-color': fill,
        'border-radius': 4,
        'padding-left': 8,
        'padding-right': 8,
      });
      return index === 0 ? button : cell('', { 'font-size': 1 }, ' width="8"') + button;
    });
    return row(cell(table(row(cells.join(''))), styles));
  }

  /** The company's mark and name. */
  logo(): string {
    const { logo_size: size, logo_padding_top: top, logo_padding_bottom: bottom, font_size } = this.settings;
    const src = this.facts.mark ?? `${this.icons}/home.png`;
    const mark = picture({ src, width: size, height: size, alt: '' });
    const name = cell(escaped(this.facts.company), {
      ...this.text,
      'font-size': font_size + 1,
      'font-weight': 'bold',
      'padding-left': 10,
      'vertical-align': 'middle',
    });
    return row(
      cell(table(row(cell(mark, {}, ` width="${size}"`) + name)), {
        'padding-top': top,
        'padding-bottom': bottom,
      }),
    );
  }

  /** Who it is by law. Always the last. */
  locked(): string {
    const { people, equalHousing, licences } = this.facts.locked;
    const small: Styles = {
      ...this.text,
      'font-size': Math.max(10, this.settings.font_size - 3),
      color: QUIET,
    };
    const house = picture({ src: `${this.icons}/equal-housing.png`, width: 16, height: 16, alt: '' });
    const lines = [people, ...licences.map(({ text }) => text)].filter((text) => text !== '');
    const linked = new Map(licences.map((fact) => [fact.text, fact]));
    const text = lines.map((one) => this.fact(linked.get(one) ?? { text: one }, QUIET)).join('<br>');
    return (
      row(cell(text, { ...small, 'padding-top': 10, 'padding-bottom': 4 })) +
      row(
        cell(
          table(
            row(
              cell(house, {}, ' width="16"') + cell(escaped(equalHousing), { ...small, 'padding-left': 6 }),
            ),
          ),
        ),
      )
    );
  }

  private fact({ text, address }: SignatureFact, colour = this.settings.accent_color): string {
    return address ? link(address, escaped(text), { color: colour }) : escaped(text);
  }
}
