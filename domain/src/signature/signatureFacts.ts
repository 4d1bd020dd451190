import { NMLS_CONSUMER_ACCESS } from '../company/nmlsConsumerAccess.ts';
import type { Tenant } from '../company/tenant.ts';
import type { SignatureLicenses } from '../license/signatureLicenses.ts';
import type { Member } from '../member/member.ts';
import { toDigits } from '../phone/digits.ts';
import { formatUsPhone } from '../phone/formatUsPhone.ts';
import { oneLine } from './mailMarkup.ts';
import {
  SIGNATURE_DEFAULTS,
  type SignatureField,
  type SignatureSettings,
  SOCIAL_NETWORKS,
} from './signature.ts';
import { isHttpsAddress, isLinkAddress } from './signatureAddress.ts';
import type { SignatureLook } from './signatureColors.ts';

/** Everything that a signature depends on. */
export interface SignatureSource {
  settings: SignatureSettings;
  /** Fields of the role record. */
  profile: Pick<Member, 'name' | 'title' | 'phone' | 'email' | 'nmls_id' | 'headshot_url'>;
  company: Pick<Tenant, 'company_name' | 'nmls_id' | 'licence_lines'> &
    Partial<Pick<Tenant, 'mark_url'>> & { look?: SignatureLook };
  /** The member's own licenses; none if left out. */
  own?: Pick<SignatureLicenses, 'own_licenses' | 'dre_numbers'>;
  /** The website's origin, without a trailing slash, for its pictures and the questionnaire. */
  siteOrigin: string;
  /** The questionnaire with this officer chosen; undefined if they aren't in the public directory. */
  applyAddress?: string | undefined;
}

/** A text of the signature, and its link. */
export interface SignatureFact {
  /** Text before the link. */
  lead?: string;
  text: string;
  address?: string | undefined;
}

/** The content of a signature, without its design: one line of text each, and only addresses that are allowed in links. */
export interface SignatureFacts {
  /** Without empty fields; `social` has its own list. */
  fields: Partial<Record<SignatureField, SignatureFact>>;
  tagline: string;
  social: { name: string; icon: string; address: string }[];
  buttons: (SignatureFact & { address: string })[];
  /** Undefined if there is none that mail programs show. */
  photo: string | undefined;
  company: string;
  /** Address of the company's own mark; undefined if it has none. */
  mark: string | undefined;
  /** The license sentences, without their periods. Members can't remove them. */
  legal: SignatureFact[];
}

/** Shown when the profile has no job title. */
export const DEFAULT_TITLE = 'Loan Officer';

// On the emulators the site has no certificate, and is reachable only from this computer.
const PICTURE_ADDRESS =
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)[\w!#$%&()*+,./:;=?@[\]~-]+$/;

/** Returns whether mail programs show the picture: a PNG or JPEG at an https address. */
export function isMailPicture(address: string): boolean {
  if (address.length > 1000 || !PICTURE_ADDRESS.test(address)) return false;
  try {
    return /\.(png|jpe?g)$/i.test(new URL(address).pathname);
  } catch {
    return false;
  }
}

/** Returns the content of the signature. */
export function signatureFacts({
  settings,
  profile,
  company,
  own,
  applyAddress,
}: SignatureSource): SignatureFacts {
  const nmls = oneLine(profile.nmls_id);
  const name = oneLine(profile.name);
  const companyNmls = `NMLS #${oneLine(company.nmls_id)}`;
  const fields: Record<Exclude<SignatureField, 'social'>, SignatureFact> = {
    name: { text: name },
    title: { text: oneLine(profile.title) || DEFAULT_TITLE },
    phone: phoneFact(oneLine(profile.phone)),
    email: { text: oneLine(profile.email), address: linkOrNone(`mailto:${oneLine(profile.email)}`) },
    website: { text: shortAddress(settings.website_url), address: linkOrNone(settings.website_url) },
    address: { text: oneLine(settings.address) },
    nmls: {
      text: joined(
        ' · ',
        nmls && `NMLS #${nmls}`,
        ...(own?.dre_numbers ?? []).map((number) => `CA DRE #${oneLine(number)}`),
      ),
    },
  };
  const apply = linkOrNone(settings.apply_now_url) ?? applyAddress;
  const buttons = [
    { text: 'Apply Now', address: apply },
    { text: 'Book A Call', address: linkOrNone(settings.book_call_url) },
  ];
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, { text }]) => text !== '')),
    tagline: oneLine(settings.tagline),
    social: SOCIAL_NETWORKS.map(({ field, ...network }) => ({ ...network, address: settings[field] })).filter(
      ({ address }) => isHttpsAddress(address),
    ),
    buttons: settings.show_action_buttons ? buttons.filter(hasAddress) : [],
    photo: isMailPicture(profile.headshot_url) ? profile.headshot_url : undefined,
    company: oneLine(company.company_name),
    mark: isMailPicture(company.mark_url ?? '') ? company.mark_url : undefined,
    legal: legalFacts(company.nmls_id, [
      ...(own?.own_licenses ?? []),
      // Some license lines end with the company's number, which already comes first here.
      ...company.licence_lines.map((line) => withoutEnd(oneLine(line), `, ${companyNmls}`)),
    ]),
  };
}

/** Returns the legal line of a company whose licenses are too long for mail: its number, and where anybody can find the licenses. */
export const shortLegalFacts = ({ company }: SignatureSource): SignatureFact[] =>
  legalFacts(company.nmls_id, []);

const legalFacts = (nmls: string, sentences: readonly string[]): SignatureFact[] => [
  { text: `Company NMLS #${oneLine(nmls)}` },
  {
    lead: 'Licenses: ',
    text: NMLS_CONSUMER_ACCESS.replace('https://www.', ''),
    address: NMLS_CONSUMER_ACCESS,
  },
  ...[...sentences, 'Equal Housing Opportunity']
    .map((sentence) => ({ text: oneLine(sentence).replace(/[\s.;,]+$/, '') }))
    .filter(({ text }) => text !== ''),
];

const withoutEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text);

const linkOrNone = (address: string) => (isLinkAddress(address) ? address : undefined);

const hasAddress = (fact: SignatureFact): fact is SignatureFact & { address: string } =>
  fact.address !== undefined;

function phoneFact(phone: string): SignatureFact {
  const digits = toDigits(phone);
  // With an extension, the digits alone would reach someone else. Without a country code, only US numbers are recognized.
  const isPlain = /^[\d\s().+-]+$/.test(phone) && digits.length <= 15;
  const isUs = /^1?\d{10}$/.test(digits) && (digits.length === 10 || digits.startsWith('1'));
  const isInternational = /^\+\d/.test(phone) && digits.length >= 8;
  const number = isInternational ? digits : isUs ? `1${digits.slice(-10)}` : undefined;
  return { text: formatUsPhone(phone), address: isPlain && number ? `tel:+${number}` : undefined };
}

const joined = (glue: string, ...parts: string[]) => parts.filter((part) => part !== '').join(glue);

/** Turns https://www.example.com/me/ into www.example.com/me. */
const shortAddress = (address: string) => address.replace(/^https:\/\//i, '').replace(/\/$/, '');

/** The default order, without a separate line for the NMLS number. */
const BESIDE_TITLE = SIGNATURE_DEFAULTS.field_order.flatMap((field): SignatureField[] =>
  field === 'title' ? ['title', 'nmls'] : field === 'nmls' ? [] : [field],
);

/** Returns the nonempty fields in the person's order. While the default first field is first, the NMLS number appears next to the title. */
export function orderedFields(
  { fields, social }: SignatureFacts,
  order: readonly SignatureField[],
): SignatureField[] {
  const isFirst = order.every((field, index) => field === SIGNATURE_DEFAULTS.field_order[index]);
  return (isFirst ? BESIDE_TITLE : order).filter((field) =>
    field === 'social' ? social.length > 0 : fields[field] !== undefined,
  );
}
