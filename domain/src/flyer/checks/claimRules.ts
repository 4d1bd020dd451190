import type { CheckRule } from './advert.ts';
import { acrossLines, isNegated, matches, sentenceAt } from './advert.ts';
import { SOURCES } from './checkSources.ts';
import { isHomeEquityLine } from './loanTerms.ts';
import { isNew, type Passage } from './passages.ts';

const CREDIT =
  /\b(?:approv|loan|rate|mortgage|clos|financ|credit|qualif|lowest|accept|sav|price|fund|refinanc|pre-?approv)/;
// The neighboring words count even across the end of a line or field.
const CREDIT_WORD = `${CREDIT.source}[a-z]{0,9}`;
const CREDIT_AFTER = new RegExp(String.raw`^[^a-z0-9.!?]{1,4}(?:[a-z'-]{1,12}\s){0,1}${CREDIT_WORD}`);
const CREDIT_BEFORE = new RegExp(
  String.raw`${CREDIT_WORD}[^a-z0-9.!?]{1,4}(?:(?:is|are|always|all|now)\s){0,2}$`,
);
const GUARANTEE = /\bguaran-?\s?te(?:e|ed|es|eing)\b/g;
// A guarantee of the loan by a public program is a fact about the lender's risk, not a promise to the reader.
const PUBLIC_BEFORE = /\b(?:va|usda|fha|government|federally|agency)(?:[- ]| (?:partly|partially) )$/;
const PUBLIC_AFTER =
  /^(?: in part| partly)? by (?:the )?(?:va\b|usda|u\.?s\.?|department|government|federal|veterans)|^ rural/;

const guaranteed: CheckRule = {
  id: 'guaranteed',
  version: 1,
  severity: 'block',
  source: SOURCES.likelihood,
  message:
    'No one can guarantee an approval, a rate or a closing before a full application. Take the word out.',
  *find({ fields, passages }) {
    for (const passage of [...fields, ...passages]) {
      // Searched separately, so that three harmless ones can't hide another.
      for (const isCredit of [true, false]) {
        for (const { field, excerpt } of matches({ ...passage, seams: undefined }, GUARANTEE, (match) =>
          isOtherGuarantee(passage, match, isCredit),
        ))
          yield { field, excerpt, severity: isCredit ? 'block' : 'warn' };
      }
    }
  },
};

/** Returns whether a guarantee isn't a lender's, or isn't of the kind being searched for. */
function isOtherGuarantee(passage: Passage, { index, 0: word }: RegExpExecArray, isCredit: boolean): boolean {
  const { text } = passage;
  const end = index + word.length;
  const after = text.slice(end, end + 45);
  const before = text.slice(Math.max(0, index - 45), index);
  const isPublic = PUBLIC_BEFORE.test(before) || PUBLIC_AFTER.test(after);
  if (isNegated(text, index) || isPublic || /^\s?fees?\b/.test(after)) return true;
  const beside = [CREDIT_BEFORE.exec(before)?.[0].length ?? 0, CREDIT_AFTER.exec(after)?.[0].length ?? 0];
  const isBeside = beside.some((length) => length > 0);
  if (!isNew(passage, index - (beside[0] ?? 0), end + (beside[1] ?? 0))) return true;
  return (isBeside || CREDIT.test(sentenceAt(text, index))) !== isCredit;
}

const APPROVED = '(?:pre[- ]?approved|pre[- ]?qualified|pre[- ]?selected|approved)';

const preApproved: CheckRule = {
  id: 'already-approved',
  version: 1,
  severity: 'block',
  source: SOURCES.likelihood,
  message:
    'A flyer can’t tell readers that they’re approved or pre-approved. Say "Get pre-approved" or "Ask me".',
  *find({ fields, passages, category }) {
    const pattern = new RegExp(
      [
        String.raw`\b(?:you(?:'re| are|'ve been| have been| were)|your (?:family|household) (?:is|has been))\s(?:now |already |all )?${APPROVED}\b`,
        String.raw`\balready ${APPROVED}\b`,
        String.raw`\bconsider yourself ${APPROVED}\b`,
        String.raw`\byour (?:loan|mortgage|application|refinance) (?:is|has been|was) (?:already |now )?${APPROVED}\b`,
        String.raw`\b${APPROVED} (?:offer|notice)\b`,
      ].join('|'),
      'g',
    );
    for (const field of [...fields, ...passages]) {
      const isCondition = (index: number) =>
        /\b(?:if|when|once|whether|until|after|unless|before|as soon as)\s?(?:\w{1,12}\s){0,2}$/.test(
          field.text.slice(Math.max(0, index - 40), index),
        );
      const hits = matches(
        field,
        acrossLines(pattern),
        ({ index }) =>
          isNegated(field.text, index) ||
          isCondition(index) ||
          /\?/.test(field.text.slice(index, index + 60).split(/[.!\n]/)[0] ?? ''),
      );
      // A letter may be about a person who was preapproved.
      for (const { field: key, excerpt } of hits)
        yield { field: key, excerpt, severity: category === 'letter' ? 'warn' : 'block' };
    }
  },
};

const ADJUSTABLE = String.raw`(?:arms?\b|\d{1,2}\/\d{1,2}\b|adjustable(?:-| )?(?:rate)?|variable(?:-| )?(?:rate)?|helocs?\b)`;
const FIXED_ADJUSTABLE = new RegExp(
  [
    String.raw`\bfixed(?:-| )?(?:rate )?(?:${ADJUSTABLE})`,
    String.raw`\b(?:${ADJUSTABLE})(?: mortgage| loan| rate|,)? (?:with |at |has |is )?(?:a |an )?(?:low )?fixed\b`,
    String.raw`\bfixed payments?\b[^.!?\n]{0,30}\b(?:${ADJUSTABLE})`,
  ].join('|'),
  'g',
);
const FIXED_PERIOD =
  /\bfixed\b[^.!?\n]{0,30}\b(?:first|initial|for|during)\b[^.!?\n]{0,15}\b(?:\d{1,2}|two|three|five|seven|ten)[- ](?:years?|months?)\b/;
const THEN_VARIES = /\b(?:then|after(?:wards?)?|adjusts?|var(?:y|ies)|changes?|increases?)\b/;

const fixedAdjustable: CheckRule = {
  id: 'fixed-adjustable',
  version: 1,
  severity: 'block',
  source: SOURCES.fixed,
  message:
    'The rate or payment on an adjustable loan is called "fixed". Say how long it’s fixed and that it may change after that.',
  *find({ fields }) {
    for (const field of fields) {
      const { text } = field;
      const isExplained = FIXED_PERIOD.test(text) && THEN_VARIES.test(text);
      if (isExplained) continue;
      for (const { field: key, excerpt } of matches(field, FIXED_ADJUSTABLE, ({ index }) =>
        isNegated(text, index),
      ))
        yield { field: key, excerpt };
    }
  },
};

const HELP = /\b(?:consult|ask|speak|talk|check|see|contact)\b[^.!?\n]{0,40}\b(?:tax|cpa|accountant)/;

const taxDeductible: CheckRule = {
  id: 'tax-deductible',
  version: 1,
  severity: 'warn',
  source: SOURCES.helocTax,
  message: 'Add "Consult a tax advisor regarding the deductibility of interest."',
  *find({ fields, text }) {
    if (HELP.test(text)) return;
    for (const field of fields) {
      const pattern =
        /\btax[- ]deductible\b|\bdeduct (?:the|your|all)[^.!?\n]{0,15} interest\b|\binterest (?:tax )?deduction\b/g;
      for (const hit of matches(field, pattern, ({ index }) => isNegated(field.text, index)))
        yield { field: hit.field, excerpt: hit.excerpt, severity: isHomeEquityLine(text) ? 'block' : 'warn' };
    }
  },
};

/** Claims whose context matters: who says what about whom. Plain phrases are in `claimPhrases`. */
export const claimRules: readonly CheckRule[] = [guaranteed, preApproved, fixedAdjustable, taxDeductible];
