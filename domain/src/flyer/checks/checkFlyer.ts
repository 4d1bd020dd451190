import { isBlank } from '../plainText.ts';
import { type CheckInput, readAdvert, type Severity } from './advert.ts';
import type { CheckSource } from './checkSources.ts';
import { claimPhrases } from './claimPhrases.ts';
import { claimRules } from './claimRules.ts';
import { contentRules } from './contentRules.ts';
import { lendingRules } from './lendingRules.ts';

/** Changes with every change of what the rules find; stored with what was submitted. */
export const CHECKS_VERSION = '2026-11-21.1';

/** Stands wherever findings are shown, also when there are none. */
export const CHECKS_NOTE =
  'These checks look for common problems. They are no legal advice and do not certify that a flyer complies with any law; a person has to review it.';

export interface Finding {
  rule: string;
  severity: Severity;
  /** A field's key, or officer.nmls, officer.title, company.nmls, company.name. */
  field: string;
  label: string;
  /** The words concerned, as typed, at most 120 characters. */
  excerpt: string;
  message: string;
  source: CheckSource;
}

const RULES = [...lendingRules, ...claimRules, ...claimPhrases, ...contentRules];
const OTHER_LABELS: Record<string, string> = {
  'officer.nmls': 'NMLS number',
  'officer.title': 'Job title',
  'company.nmls': 'Company NMLS number',
  'company.name': 'Company name',
};

/**
 * What the rules find on a flyer, blocking ones first, then in the order of the form. Pure and quick; never throws on
 * any data. Where a locked field has the template's own words nothing blocks: the officer could not mend them.
 */
export function checkFlyer(input: CheckInput): Finding[] {
  const advert = readAdvert(input);
  const { fields } = input.version.handlebars_schema;
  const order = new Map(fields.map(({ key }, index) => [key, index]));
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const { default_data, locked_fields } = input.version;
  const ofTemplate = new Set(locked_fields.filter((key) => !isBlank(default_data[key])));
  const found = new Map<string, Finding>();
  for (const rule of RULES) {
    const { id, message, severity, source } = rule;
    for (const hit of rule.find(advert)) {
      const finding: Finding = {
        ...{ rule: id, field: hit.field, excerpt: hit.excerpt, source },
        label: labels.get(hit.field) ?? OTHER_LABELS[hit.field] ?? hit.field,
        severity: ofTemplate.has(hit.field) ? 'warn' : (hit.severity ?? severity),
        message: hit.message ?? message,
      };
      found.set(`${id}\n${hit.field}\n${hit.excerpt}`, finding);
    }
  }
  const rank = ({ severity, field }: Finding) =>
    (severity === 'block' ? 0 : 1000) + (order.get(field) ?? 999);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}
