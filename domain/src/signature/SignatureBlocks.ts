import { withTownTogether } from '../flyer/layout/text/withTownTogether.ts';
import { cell, escaped, FONT_STACKS, link, picture, row, type Styles, table, type } from './mailMarkup.ts';
import { SIGNATURE_DEFAULTS, type SignatureField } from './signature.ts';
import { type ButtonLooks, buttonsInRow, wrappedButtons } from './signatureButtons.ts';
import { isDefaultAccent, legible, PAPER, textOn, toFill, toFrame, toRule } from './signatureColors.ts';
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
  toDomain,
  together,
  toLegalLines,
  withEndTogether,
  withFewTogether,
  withLegalTogether,
  withStreetTogether,
} from './wordBreaks.ts';

const QUIET = '#595959';
/** Of the legal paragraph: 5:1 on white. */
const FAINT = '#6b6b6b';
const ICON = 24;
const HOUSE = 16;
/** Among words, no higher than their lines: Outlook for Windows cuts off what is. */
const INLINE_HOUSE = 14;
/** Of the mark's size, on a line of words. */
const LINE_SHARE = 0.5;
/** Of the space around the mark, in a band of one line. */
const BAR_SHARE = 0.4;
/** The parts that layouts are made of. */
export class SignatureBlocks {
  readonly facts: SignatureFacts;
  /** Of bands and buttons. */
  readonly frame: string;
  /** Of rules. */
  readonly ruleColor: string;
  /** Of links, but for phone and email. */
  private readonly linkColor: string;
  readonly settings: SignatureSource['settings'];
  private readonly icons: string;
  private readonly nameSize: number;
  private readonly source: SignatureSource;
  /** Of every row, where not the left one. */
  private readonly align: 'center' | undefined;

  constructor(facts: SignatureFacts, source: SignatureSource, align?: 'center') {
    const { settings, company, siteOrigin } = source;
    this.source = source;
    this.align = align;
    this.facts = facts;
    this.settings = settings;
    this.icons = `${siteOrigin}/signature-icons`;
    this.nameSize = Math.round(settings.font_size * 1.29);
    this.frame = toFill(toFrame(settings.accent_color, company.look?.primary));
    this.ruleColor = toRule(this.frame);
    this.linkColor = legible(toFrame(settings.accent_color, company.look?.primary));
  }

  /** The same parts with centered rows. */
  centered(): SignatureBlocks {
    return new SignatureBlocks(this.facts, this.source, 'center');
  }

  get text(): Styles {
    const { font_family, font_size, primary_color } = this.settings;
    return {
      'font-family': FONT_STACKS[font_family],
      ...type(font_size, Math.round(font_size * 1.43)),
      color: legible(primary_color),
    };
  }

  get order(): SignatureField[] {
    return orderedFields(this.facts, this.settings.field_order);
  }

  /** A row of text. Mail programs hand down no style from one table to the next: every cell has its own. */
  line(content: string, styles: Styles = {}): string {
    return row(cell(content, { ...this.text, ...styles }, this.aligned));
  }

  /** Of cells: `{}` at the left. */
  get aligned(): { align?: 'center' } {
    return this.align ? { align: this.align } : {};
  }

  /** Fields on a line. `isInline`: all of them on few lines that run on, where the name has no row of its own. */
  fields(fields: readonly SignatureField[], { isInline = false } = {}): string {
    const parts = fields.map((field) => {
      const fact = this.facts.fields[field];
      if (!fact) return '';
      // A number never stands on two lines; a long mail address may, in a narrow column.
      if (field === 'phone')
        return this.fact(fact, { color: legible(this.settings.primary_color), 'white-space': 'nowrap' });
      if (field === 'email') {
        // The accent that signatures begin with is a blue, which would be louder than the name.
        const { accent_color, primary_color } = this.settings;
        const color = legible(isDefaultAccent(accent_color) ? primary_color : accent_color);
        // Broken before it first, and within it only where it's wider than its column.
        return this.fact(fact, { color, display: 'inline-block' }, breakable);
      }
      if (field === 'address') {
        // Broken after the street, and only where it's wider than its column.
        return this.fact({ ...fact, text: withStreetTogether(withTownTogether(fact.text)) });
      }
      // Where the link leads stands in it and in the plain text: on a phone a whole address would break anywhere.
      if (field === 'website' && fact.address) return this.fact({ ...fact, text: toDomain(fact.text) });
      if (field === 'nmls') return quiet(fact.text.split(' · ').map(together).join(GAP));
      if (field === 'title' && isInline) return this.fact({ ...fact, text: withFewTogether(fact.text) });
      return field === 'name' && isInline
        ? `<span style="font-size:${this.nameSize}px"><strong>${this.fact(fact)}</strong></span>`
        : this.fact(fact);
    });
    return joinFacts(parts);
  }

  /** '' without a photo. */
  photo(radius: string): string {
    const { photo, fields } = this.facts;
    if (!photo) return '';
    const { photo_size: size } = this.settings;
    const alt = fields.name?.text ?? '';
    return picture({ src: photo, width: size, height: size, alt, styles: { 'border-radius': radius } });
  }

  /** Styles of the row with the name: 18 by 22 pixels of the usual 14. */
  get nameStyles(): Styles {
    const size = this.nameSize;
    return { ...type(size, Math.round(size * 1.22)), 'font-weight': 'bold', 'padding-bottom': 2 };
  }

  /** Styles of a row where the name stands among other words. */
  get namedLine(): Styles {
    return type(this.settings.font_size, Math.round(this.nameSize * 1.22));
  }

  /** Styles of the row with the company's name. */
  get companyStyles(): Styles {
    return { 'font-weight': 'bold', color: legible(this.frame) };
  }

  get company(): string {
    return escaped(this.facts.company);
  }

  /** The company's name behind its mark, in half of the usual size. */
  get markedCompany(): string {
    const size = Math.round(this.settings.logo_size * LINE_SHARE);
    return `${inlinePicture(this.markSource, size)}\u00a0\u00a0${this.company}`;
  }

  /** '' without a tagline. */
  tagline(styles: Styles = {}): string {
    const { tagline } = this.facts;
    return (
      tagline && this.line(withEndTogether(escaped(tagline)), { color: QUIET, 'padding-top': 6, ...styles })
    );
  }

  /** A row of icons; '' without pages to show. */
  social(): string {
    const ground = legible(this.frame);
    const icons = this.facts.social.map(({ name, icon, address }, index) => {
      const sign = picture({ src: `${this.icons}/${icon}-sign.png`, width: ICON, height: ICON, alt: name });
      const gap = index === 0 ? '' : cell('', { 'font-size': 1 }, { width: 8 });
      return gap + cell(link(address, sign, {}), { 'border-radius': ICON / 2 }, { width: ICON, ground });
    });
    return icons.length === 0
      ? ''
      : row(cell(table(row(icons.join(''))), { 'padding-top': 8 }, this.aligned));
  }

  /** Where the buttons and the icons of other layouts lead, as words on a line. */
  links(): string {
    const { buttons, social } = this.facts;
    const actions = buttons.map((fact) => `<strong>${this.fact(fact)}</strong>`);
    const pages = social.map(({ name, address }) => this.fact({ text: name, address }));
    return joinFacts([...actions, ...pages]);
  }

  /** A row of buttons on paper; '' without buttons. */
  buttons(): string {
    const buttons = buttonsInRow(this.facts.buttons, this.buttonLooks());
    return buttons && row(cell(buttons, { 'padding-top': 12 }, this.aligned));
  }

  /** The buttons, one below the other where they have no room beside each other; `isOnBand`: in the colors the other way around. */
  wrappedButtons({ isOnBand = false, top = 8 } = {}): string {
    return wrappedButtons(this.facts.buttons, { ...this.buttonLooks(isOnBand), top });
  }

  private buttonLooks(isOnBand = false): ButtonLooks {
    const { frame, text } = this;
    return isOnBand
      ? { fill: textOn(frame), color: frame, text }
      : { fill: frame, color: textOn(frame), text };
  }

  private get markSource(): string {
    return this.facts.mark ?? `${this.icons}/home.png`;
  }

  /** The company's mark, at least so large. Its name stands beside it or near it. */
  mark(least = 0): string {
    const size = Math.max(least, this.settings.logo_size);
    return picture({ src: this.markSource, width: size, height: size, alt: '' });
  }

  /** Of the mark's cell. A company's own may be dark on nothing: it stands on white. */
  get markGround(): string | undefined {
    return this.facts.mark && PAPER;
  }

  /** The space that the settings keep above and below the mark; `isAlone`: without the usual space above it, where nothing stands there. */
  markPads({ isAlone = false } = {}): Styles {
    const { logo_padding_top, logo_padding_bottom } = this.settings;
    const top = Math.max(0, logo_padding_top - (isAlone ? SIGNATURE_DEFAULTS.logo_padding_top : 0));
    return { 'padding-top': top, 'padding-bottom': logo_padding_bottom };
  }

  /** Of the band that the mark stands on, with the space above and below that the settings keep; `isBar`: less of it, for one line. */
  bandStyles({ isBar = false } = {}): Styles {
    const { logo_padding_top, logo_padding_bottom } = this.settings;
    const share = isBar ? BAR_SHARE : 1;
    return {
      'border-radius': 6,
      'padding-top': Math.round(logo_padding_top * share),
      'padding-right': 16,
      'padding-bottom': Math.round((logo_padding_bottom + 15) * share),
      'padding-left': 16,
    };
  }

  /** Whether the band has more to say than the company's name. */
  get hasBandWords(): boolean {
    return this.facts.buttons.length > 0 || this.facts.tagline !== '';
  }

  get textOnBand(): string {
    return textOn(this.frame);
  }

  /** By which licenses, beside the house of Equal Housing. Always the last row. */
  legal(styles: Styles): string {
    const size = Math.max(10, this.settings.font_size - 4);
    const src = `${this.icons}/equal-housing.png`;
    const text = toLegalLines(
      this.facts.legal.map((fact) => `${this.fact(fact, { color: FAINT }, withLegalTogether)}.`),
    );
    const small = { ...this.text, ...type(size, Math.round(size * 1.5)), color: FAINT };
    if (this.align) {
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

  private fact({ lead = '', text, address }: SignatureFact, styles: Styles = {}, toText = escaped): string {
    return (
      lead + (address ? link(address, toText(text), { color: this.linkColor, ...styles }) : toText(text))
    );
  }
}

/** A square picture among words, whose meaning stands beside it. */
const inlinePicture = (src: string, size: number): string =>
  picture({
    src,
    width: size,
    height: size,
    alt: '',
    styles: { display: 'inline-block', 'vertical-align': 'middle' },
  });

/** A number that is required, but that few readers look for. */
const quiet = (text: string) => `<span style="color:${QUIET}">${escaped(text)}</span>`;
