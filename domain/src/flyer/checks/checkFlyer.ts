import { fieldSource } from '../fields/fieldValue.ts';
import {
  type Advert,
  type CheckInput,
  type CheckRule,
  type Hit,
  readAdvert,
  type Severity,
} from './advert.ts';
import { advertisedStates, limitToStates } from './advertisedStates.ts';
import type { CheckSource } from './checkSources.ts';
import { checksVersion } from './checksVersion.ts';
import { claimPhrases } from './claimPhrases.ts';
import { claimRules } from './claimRules.ts';
import { contentRules } from './contentRules.ts';
import { lendingRules } from './lendingRules.ts';
import { partyRules } from './partyRules.ts';

/** Shown with every list of findings, including an empty one. */
export const CHECKS_NOTE =
  'These checks look for common problems. They aren’t legal advice and don’t certify that a flyer complies with the law. A person still has to review it.';

/** What one check found at one place on a flyer. */
export interface CheckFinding {
  rule: string;
  severity: Severity;
  /** A field's key, or a party's printed text: officer.nmls, realtor.brokerage, company.name, ... */
  field: string;
  label: string;
  /** The words concerned, as typed, at most 120 characters. */
  excerpt: string;
  message: string;
  source: CheckSource;
}

/** Returns whether a finding is about something printed about the company, not about something missing. */
const isOfCompany = ({ field, isMissing }: Hit) => !isMissing && /^(?:company|branch)\./.test(field);
const RULES: readonly CheckRule[] = [
  ...lendingRules,
  ...claimRules,
  ...claimPhrases,
  ...contentRules,
  ...partyRules,
];

/** The version of each check, by its id. */
export const CHECK_VERSIONS: ReadonlyMap<string, number> = new Map(
  RULES.map(({ id, version }) => [id, version]),
);

/** Changes whenever the rules' results change; stored with each submitted flyer and each run over live flyers. */
export const CHECKS_VERSION = checksVersion(CHECK_VERSIONS);
const OTHER_LABELS: Record<string, string> = {
  public_title: 'Public title',
  'officer.name': 'Officer name',
  'officer.title': 'Job title',
  'officer.phone': 'Officer phone',
  'officer.email': 'Officer email',
  'officer.nmls': 'NMLS number',
  'company.name': 'Company name',
  'company.phone': 'Company phone',
  'company.website': 'Company website',
  'company.nmls': 'Company NMLS number',
  'company.licenseLines': 'Company license lines',
  'company.license': 'Company license',
  'officer.license': 'Your license',
  'branch.name': 'Branch name',
  'branch.address': 'Branch address',
  'branch.licenseNumber': 'Branch license number',
  'realtor.name': 'Realtor name',
  'realtor.phone': 'Realtor phone',
  'realtor.email': 'Realtor email',
  'realtor.brokerage': 'Realtor brokerage',
};

const TITLE_FIELD = { key: 'public_title', label: 'Public title', type: 'string', help_text: '' } as const;

/**
 * Returns the public title as a separate advert: previews and search results show it without the flyer, and its words don't count as
 * printed on the page. Returns undefined if the flyer prints the same words, which are then checked there.
 */
function titleAdvert({ publicTitle, ...input }: CheckInput, { fields }: Advert): Advert | undefined {
  if (publicTitle === undefined || fields.some(({ words }) => words.trim() === publicTitle)) return undefined;
  return readAdvert({
    ...input,
    version: { default_data: {}, handlebars_schema: { fields: [TITLE_FIELD] }, locked_fields: [] },
    data: { public_title: publicTitle },
  });
}

/** Yields what a rule finds in the fields and the parties, then in the public title. */
function* findHits(rule: CheckRule, advert: Advert, title: Advert | undefined) {
  yield* rule.find(advert);
  if (!title) return;
  for (const hit of rule.find(title)) if (hit.field === TITLE_FIELD.key && !hit.isMissing) yield hit;
}

/**
 * Returns what the rules find on a flyer, blocking findings first, then in the order of the form. Pure and fast; never throws on any data.
 * Nothing blocks that the officer can't fix: a locked field with the template's own words, and the words of the company and the branch.
 */
export function checkFlyer(input: CheckInput): CheckFinding[] {
  const advert = readAdvert(input);
  const title = titleAdvert(input, advert);
  const { fields } = input.version.handlebars_schema;
  const order = new Map(fields.map(({ key }, index) => [key, index]));
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const { locked_fields } = input.version;
  const ofTemplate = new Set(
    fields
      .filter((field) => locked_fields.includes(field.key))
      .filter((field) => fieldSource(field, input.version, input) === 'template')
      .map(({ key }) => key),
  );
  const states = advertisedStates(input);
  const found = new Map<string, CheckFinding>();
  for (const rule of RULES) {
    const { id } = rule;
    const { message, severity, source } = limitToStates(rule, states);
    for (const hit of findHits(rule, advert, title)) {
      const finding: CheckFinding = {
        rule: id,
        field: hit.field,
        excerpt: hit.excerpt,
        source,
        label: labels.get(hit.field) ?? OTHER_LABELS[hit.field] ?? hit.field,
        severity: ofTemplate.has(hit.field) || isOfCompany(hit) ? 'warn' : (hit.severity ?? severity),
        message: hit.message ?? message,
      };
      const same = `${id}\n${hit.field}\n${hit.excerpt}`;
      // A second reading of the same words can't make the finding milder.
      if (found.get(same)?.severity !== 'block') found.set(same, finding);
    }
  }
  const rank = ({ severity, field }: CheckFinding) =>
    (severity === 'block' ? 0 : 1000) + (field === TITLE_FIELD.key ? -1 : (order.get(field) ?? 999));
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}
