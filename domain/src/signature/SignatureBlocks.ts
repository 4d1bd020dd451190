import { cell, escapeLine, FONT_STACKS, link, picture, row, type Styles, table, type } from './mailMarkup.ts';
import { SIGNATURE_DEFAULTS, type SignatureField } from './signature.ts';
import { type ButtonLooks, buttonsInRow, wrappedButtons } from './signatureButtons.ts';
import { bandPalette, PAPER, paperPalette, type SignaturePalette, toBand } from './signatureColors.ts';
import {
  orderedFields,
  type SignatureFact,
  type SignatureFacts,
  type SignatureSource,
} from './signatureFacts.ts';
import {
  breakable,
  GAP,
  joinFacts,
  keepEndTogether,
  keepLegalTogether,
  keepPlaceTogether,
  keepShortTextTogether,
  keepStreetTogether,
  keepTogether,
  toDomain,
  toLegalLines,
} from './wordBreaks.ts';

/** Color of the legal paragraph: 5:1 on white. */
const FAINT = '#6b6b6b';
const ICON = 24;
const HOUSE = 16;
/** Height of inline pictures, no more than a line: Outlook for Windows cuts off the rest. */
const INLINE_HOUSE = 14;
/** Share of the mark's size for an inline mark. */
const LINE_SHARE = 0.5;
/** Pixels of white around a company's own mark on a band. */
const PLATE = 4;

interface BlockOptions {
  /** Alignment of every row, if not left. */
  align?: 'center';
  /** Whether it is on the band, in colors that are readable there. */
  isOnBand?: boolean;
}

/** The building blocks of layouts. */
export class SignatureBlocks {
  readonly facts: SignatureFacts;
  /** The background color of the band. */
  readonly band: string;
  readonly palette: SignaturePalette;
  readonly settings: SignatureSource['settings'];
  private readonly icons: string;
  private readonly nameSize: number;
  private readonly source: SignatureSource;
  private readonly options: BlockOptions;

  constructor(facts: SignatureFacts, source: SignatureSource, options: BlockOptions = {}) {
    const { settings, company, siteOrigin } = source;
    this.source = source;
    this.options = options;
    this.facts = facts;
    this.settings = settings;
    this.icons = `${siteOrigin}/signature-icons`;
    this.nameSize = Math.round(settings.font_size * 1.29);
    this.band = toBand(settings, company.look);
    this.palette = (options.isOnBand ? bandPalette : paperPalette)(settings, company.look);
  }

  /** The same parts with centered rows. */
  centered(): SignatureBlocks {
    return new SignatureBlocks(this.facts, this.source, { align: 'center' });
  }

  /** The same parts in the colors of the band. */
  onBand(): SignatureBlocks {
    return new SignatureBlocks(this.facts, this.source, { isOnBand: true });
  }

  get text(): Styles {
    const { font_family, font_size } = this.settings;
    return {
      'font-family': FONT_STACKS[font_family],
      ...type(font_size, Math.round(font_size * 1.43)),
      color: this.palette.text,
    };
  }

  get order(): SignatureField[] {
    return orderedFields(this.facts, this.settings.field_order);
  }

  /** A row of text. Mail programs don't inherit styles from one table to the next, so every cell has its own. */
  line(content: string, styles: Styles = {}): string {
    return row(cell(content, { ...this.text, ...styles }, this.aligned));
  }

  /** Attributes of aligned cells: `{}` for left. */
  get aligned(): { align?: 'center' } {
    return this.options.align ? { align: this.options.align } : {};
  }

  /** Returns the fields, each on a line. `isInline` puts them all on a few running lines if the name doesn't have its own row. */
  fields(fields: readonly SignatureField[], { isInline = false } = {}): string {
    const { contact: color, quiet } = this.palette;
    const parts = fields.map((field) => {
      const fact = this.facts.fields[field];
      if (!fact) return '';
      // A phone number never wraps; a long email address may, in a narrow column.
      if (field === 'phone') return this.fact(fact, { color, 'white-space': 'nowrap' });
      // Breaks before the address first, and inside it only if it's wider than its column.
      if (field === 'email') return this.fact(fact, { color, display: 'inline-block' }, breakable);
      if (field === 'address') {
        // Breaks after the street, and only if the address is wider than its column.
        return this.fact({ ...fact, text: keepStreetTogether(keepPlaceTogether(fact.text)) });
      }
      // The visible text and the plain-text part name the link's target; a whole address would break anywhere on a phone.
      if (field === 'website' && fact.address) {
        return this.fact({ ...fact, text: toDomain(fact.text) }, { color });
      }
      const numbers = () => escapeLine(fact.text.split(' · ').map(keepTogether).join(GAP));
      if (field === 'nmls') return `<span style="color:${quiet}">${numbers()}</span>`;
      if (field === 'title' && isInline)
        return this.fact({ ...fact, text: keepShortTextTogether(fact.text) });
      const shown = this.fact(fact);
      if (field !== 'name' || !isInline) return shown;
      return `<span style="font-size:${this.nameSize}px"><strong>${shown}</strong></span>`;
    });
    return joinFacts(parts);
  }

  /** A round photo; '' without one. */
  photo(): string {
    const { photo, fields } = this.facts;
    if (!photo) return '';
    const { photo_size: size } = this.settings;
    const alt = fields.name?.text ?? '';
    return picture({ src: photo, width: size, height: size, alt, styles: { 'border-radius': '50%' } });
  }

  /** Styles of the row with the name: 18 by 22 pixels at the default 14. */
  get nameStyles(): Styles {
    const size = this.nameSize;
    return { ...type(size, Math.round(size * 1.22)), 'font-weight': 'bold', 'padding-bottom': 2 };
  }

  /** Styles of a row that has the name among other words. */
  get namedLine(): Styles {
    return type(this.settings.font_size, Math.round(this.nameSize * 1.22));
  }

  /** A row with the company's name. */
  company(styles: Styles = {}): string {
    return this.line(escapeLine(this.facts.company), { ...this.companyStyles, ...styles });
  }

  private get companyStyles(): Styles {
    return { 'font-weight': 'bold', color: this.palette.company };
  }

  /** A row with the company's name after its mark, at half the default size. */
  markedCompany(styles: Styles): string {
    const size = Math.round(this.settings.logo_size * LINE_SHARE);
    const name = `${inlinePicture(this.markSource, size)}\u00a0\u00a0${escapeLine(this.facts.company)}`;
    return this.line(name, { ...this.companyStyles, ...styles });
  }

  /** The mark next to the company's name, with the tagline below if wanted. */
  lockup(styles: Styles, { hasTagline = false } = {}): string {
    const words = table(this.company() + (hasTagline ? this.tagline({ 'padding-top': 0 }) : ''));
    return table(
      row(
        cell(this.markTable(), { 'vertical-align': 'middle', ...styles }) +
          cell(words, { 'vertical-align': 'middle', 'padding-left': 12, ...styles }),
      ),
    );
  }

  /** '' without a tagline. */
  tagline(styles: Styles = {}): string {
    const { tagline } = this.facts;
    const taglineText = keepEndTogether(escapeLine(tagline));
    return tagline && this.line(taglineText, { color: this.palette.quiet, 'padding-top': 8, ...styles });
  }

  /** A row of icons; '' without pages to show. */
  social(): string {
    const icons = this.facts.social.map(({ name, icon, address }, index) => {
      const sign = picture({ src: `${this.icons}/${icon}-sign.png`, width: ICON, height: ICON, alt: name });
      const gap = index === 0 ? '' : cell('', { 'font-size': 1 }, { width: 8 });
      const disc = { width: ICON, ground: this.palette.disc };
      return gap + cell(link(address, sign, {}), { 'border-radius': ICON / 2 }, disc);
    });
    return icons.length === 0
      ? ''
      : row(cell(table(row(icons.join(''))), { 'padding-top': 10 }, this.aligned));
  }

  /** The links of the buttons and icons in other layouts, as words on a line. */
  links(): string {
    const { buttons, social } = this.facts;
    const actions = buttons.map((fact) => `<strong>${this.fact(fact)}</strong>`);
    const pages = social.map(({ name, address }) => this.fact({ text: name, address }));
    return joinFacts([...actions, ...pages]);
  }

  /** The buttons side by side; '' without buttons. */
  buttons(): string {
    return buttonsInRow(this.facts.buttons, this.buttonLooks);
  }

  /** The buttons, stacked if they don't fit side by side. */
  wrappedButtons(): string {
    return wrappedButtons(this.facts.buttons, this.buttonLooks);
  }

  private get buttonLooks(): ButtonLooks {
    return { colors: this.palette.buttons, text: this.text, size: this.settings.font_size };
  }

  private get markSource(): string {
    return this.facts.mark ?? `${this.icons}/${this.palette.house}.png`;
  }

  /** The company's mark, at least this large. Its name is next to it or nearby. */
  markTable(min = 0): string {
    const size = Math.max(min, this.settings.logo_size);
    const { mark } = this.facts;
    const plate = mark && this.options.isOnBand ? PLATE : 0;
    const image = picture({
      src: this.markSource,
      width: size - 2 * plate,
      height: size - 2 * plate,
      alt: '',
    });
    const pads: Styles = {
      'border-radius': 6,
      'padding-top': plate,
      'padding-right': plate,
      'padding-bottom': plate,
      'padding-left': plate,
    };
    // A company's mark may be dark and transparent, so it gets a white background.
    return table(row(cell(image, plate ? pads : {}, { width: size - 2 * plate, ground: mark && PAPER })));
  }

  /** The spacing from the settings above and below the mark; `isAlone`: without the default space above, because nothing is there. */
  markPads({ isAlone = false } = {}): Styles {
    const { logo_padding_top, logo_padding_bottom } = this.settings;
    const top = Math.max(0, logo_padding_top - (isAlone ? SIGNATURE_DEFAULTS.logo_padding_top : 0));
    return { 'padding-top': top, 'padding-bottom': logo_padding_bottom };
  }

  /** The license lines next to the Equal Housing logo. Always the last row. */
  legal(styles: Styles): string {
    const size = Math.max(10, this.settings.font_size - 3);
    const src = `${this.icons}/equal-housing.png`;
    const text = toLegalLines(
      this.facts.legal.map((fact) => `${this.fact(fact, { color: FAINT }, keepLegalTogether)}.`),
    );
    const small = { ...this.text, ...type(size, Math.round(size * 1.45)), color: FAINT };
    if (this.options.align) {
      const house = inlinePicture(src, INLINE_HOUSE);
      return row(cell(`${house}\u00a0\u00a0${text}`, { ...small, ...styles }, this.aligned));
    }
    const house = picture({ src, width: HOUSE, height: HOUSE, alt: '' });
    return row(
      cell(
        table(
          row(
            cell(house, { 'vertical-align': 'top' }, { width: HOUSE }) +
              cell(text, { ...small, 'padding-left': 8 }),
          ),
        ),
        styles,
      ),
    );
  }

  private fact(
    { lead = '', text, address }: SignatureFact,
    styles: Styles = {},
    toText = escapeLine,
  ): string {
    return (
      lead + (address ? link(address, toText(text), { color: this.palette.link, ...styles }) : toText(text))
    );
  }
}

/** A square decorative picture among words; the text next to it has its meaning. */
const inlinePicture = (src: string, size: number): string =>
  picture({
    src,
    width: size,
    height: size,
    alt: '',
    styles: { display: 'inline-block', 'vertical-align': 'middle' },
  });
