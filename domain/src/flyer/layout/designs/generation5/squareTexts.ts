import { toLocalDigits } from '../../../../phone/digits.ts';
import type { LayoutKey } from '../../../record/layoutKeys.ts';
import { SHORT_TYPES } from '../../factsPart.ts';
import type { Canvas } from '../../page/canvas.ts';
import { type FilledField, toCalendarDay } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import { briefHours } from '../../text/briefHours.ts';
import { keepTimeTogether } from '../../text/keepTimeTogether.ts';
import { toNearDay } from '../../text/longDay.ts';
import { lacksOpenHouseLabel, OPEN_HOUSE } from '../../text/openHouse.ts';
import { withRestOfText } from '../../text/restOfText.ts';
import { withOpening } from '../../text/withOpening.ts';
import { withSignature } from '../../text/withSignature.ts';
import { type ListingPictures, takePictures } from '../generation2/listingPictures.ts';
import { isListingAgent, takeListingAgent } from '../generation6/byline.ts';
import { type RateRow, toRateRows } from '../rateRows.ts';
import { toRatesDate } from '../rateSheet.ts';

/** The texts of a square image, in reading order. */
export interface SquareTexts {
  kicker: Content | undefined;
  when: Content | undefined;
  headline: Content | undefined;
  address: FilledField | undefined;
  lead: Content | undefined;
  /** The listing agent, from the sixth generation on. */
  agent: FilledField | undefined;
  rates: readonly RateRow[];
  facts: readonly FilledField[];
  body: Content | undefined;
  /** How many of the last paragraphs are the sign-off and the signature. */
  signed: number;
  /** Whether the image may leave out the body, which is on the flyer. */
  canLeaveBody: boolean;
  callToAction: Content | undefined;
  pictures: ListingPictures;
}

/** Layouts that show a home. */
const HOMES: readonly LayoutKey[] = ['just-listed', 'open-house', 'co-brand'];

/** Takes all of a flyer's fields, regardless of its layout. */
export function takeSquareTexts(canvas: Canvas): SquareTexts {
  const { fields, input } = canvas;
  const isRates = input.layout === 'rate-sheet';
  const rates = isRates ? toRateRows(canvas, fields.takeMatching(/^(rate|apr|points)_/)) : [];
  const kicker = fields.take('program_name', 'program', 'client_name');
  const headline = fields.take('headline');
  // The event type goes above the headline. In other cases it's one of the facts.
  const isKindAbove = canvas.features.hasMessageSquare && input.layout === 'event' && headline && !kicker;
  const kind = isKindAbove ? fields.take('event_type') : undefined;
  const lead = fields.take('intro', 'subheadline', 'lead');
  const date = fields.takeOf('date', 'open_house_date', 'event_date');
  const time = fields.take('open_house_time', 'event_time', 'time');
  const address = fields.takeOf('address', 'property_address', 'venue');
  const pictures = takePictures(fields);
  const callToAction = fields.take('call_to_action', 'closing');
  const agent =
    canvas.features.namesListingAgent && HOMES.includes(input.layout) ? takeListingAgent(canvas) : undefined;
  const main = isRates
    ? fields.take('assumptions')
    : fields.take('body', 'description', 'message', 'agenda', 'steps', 'highlights', 'benefits');
  const rest = withRestOfText(canvas, main?.content);
  const isGreeting = input.layout === 'greeting';
  const isWish = isGreeting && canvas.features.hasSignature;
  // The wish is set large, with the salutation below it.
  const { opening, rest: wish } = isWish && !headline ? withOpening(rest) : { rest };
  const body = isGreeting ? withSignature(input, wish) : rest;
  const price = fields.take('list_price', 'price');
  const facts = [price, ...fields.takeAll(...SHORT_TYPES)]
    .filter((fact) => fact !== undefined)
    .filter((fact) => !(canvas.features.hasMessageSquare && isOfficersPhone(fact, input.officer.phone)));
  // Rates are dated; events show the day of the week.
  const { hasMessageSquare } = canvas.features;
  const hours = time && hasMessageSquare ? keepTimeTogether(briefHours(time.text)) : time?.text;
  const weekday = toCalendarDay(date)?.weekday;
  const dated = [weekday, date?.text].filter((part) => part).join(', ');
  const day = isRates
    ? date && (hasMessageSquare ? toRatesDate(date) : `${date.field.label}: ${date.text}`)
    : [hasMessageSquare && input.layout !== 'event' ? toNearDay(date) : dated, hours]
        .filter((part) => part)
        .join(' · ');
  const isShared = canvas.features.hasMessageSquare && input.layout === 'co-brand';
  const isUnsaid = isShared
    ? lacksOpenHouseLabel(headline, date, time)
    : input.layout === 'open-house' && !/\bopen house\b/i.test(headline?.text ?? '');
  // A greeting's only headline may be the name of the person it is for.
  const title = headline?.content ?? opening ?? kicker?.content;
  const salutation = isWish && title !== kicker?.content ? kicker?.content : undefined;
  const otherTexts = [headline, kicker, kind, lead, callToAction, ...facts].map((one) => one?.text ?? '');
  const isAlone = main !== undefined && rest?.paragraphs.length === main.content.paragraphs.length;
  return {
    kicker: isUnsaid
      ? toTextContent(OPEN_HOUSE)
      : headline && !isWish
        ? (kicker ?? kind)?.content
        : undefined,
    when: !day ? undefined : toTextContent(day, date?.field.key ?? time?.field.key),
    headline: title,
    address,
    lead: lead?.content ?? salutation,
    agent,
    rates,
    facts,
    body,
    signed: isWish && body !== wish ? 2 : 0,
    canLeaveBody: !isRates && headline !== undefined && isAlone && !isNeeded(main.text, otherTexts),
    callToAction: callToAction?.content,
    pictures,
  };
}

/** Returns whether a number is the officer's own, which is already set large next to their name. */
export const isOfficersPhone = ({ field, text }: FilledField, phone: string): boolean =>
  field.type === 'phone' && toLocalDigits(text) === toLocalDigits(phone);

/** Words that a longer text may have to explain: loan terms, costs, help with them, and footnote marks. */
export const CLAIM =
  /\d\s?%|\bpercent\b|\bapr\b|\brates?\b|\b(?:no|zero|low|lower|less)\b|\bcosts?\b|\bdown\b|\bpoints?\b|\bcredit\b|\b(?:grants?|assistance|help|save|savings|free loan|guarante\w*)\b|\$\s?[\d,.]+\s?(?:\/|a |per )\s?mo|[*†‡]/i;
/** Words that limit a statement made elsewhere. */
export const LIMITS =
  /\bsubject to\b|\bnot (?:an?|all|available|guaranteed)\b|\b(?:disclos|affiliat|licens|eligib|qualif|restrict|expir)\w*|\bterms\b|\bconditions\b|\bequal housing\b|\bsource\b/i;

/** Returns whether a text explains or limits a statement on the image, so that the image can't go without it. */
const isNeeded = (text: string, others: readonly string[]): boolean =>
  LIMITS.test(text) || others.some((other) => CLAIM.test(other));

/**
 * Returns whether an image can leave out a home's fact that is on its flyer. It can't if the fact names the listing agent or concerns a
 * loan or its costs.
 */
export const canLeaveFact = ({ field, text }: FilledField): boolean =>
  !isListingAgent(field) &&
  ![CLAIM, LIMITS, /\b(?:payment|monthly|loan|tax(?:es)?|fees?)\b/i].some((words) =>
    words.test(`${field.label} ${text}`),
  );
