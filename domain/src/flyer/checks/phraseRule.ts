import type { TemplateField } from '../../template/template.ts';
import type { Advert, CheckRule } from './advert.ts';
import { acrossLines, isNegated, matches, sentenceAt } from './advert.ts';

interface Phrases extends Omit<CheckRule, 'find'> {
  /** Matched against folded text: lowercase, plain quotes and dashes. Every repetition has a bound. */
  patterns: readonly RegExp[];
  /** Sentences in which the words are harmless. */
  unless?: (sentence: string) => boolean;
  /** For words that are denials themselves ("no credit check"): a "not" before them changes nothing. */
  evenDenied?: boolean;
  skipTypes?: readonly TemplateField['type'][];
  skipSmallPrint?: boolean;
  /** Whether only the literal text counts, with disguises ignored. */
  literal?: boolean;
  /** Whether the rule applies to the flyer. */
  only?: (advert: Advert) => boolean;
}

/** Returns a rule that looks for phrases in every field. */
export function phraseRule(phrases: Phrases): CheckRule {
  const {
    patterns,
    unless,
    evenDenied = false,
    skipTypes = [],
    skipSmallPrint = false,
    literal = false,
    only,
    ...rule
  } = phrases;
  const matchers = patterns.map(acrossLines);
  return {
    ...rule,
    *find(advert) {
      if (only && !only(advert)) return;
      for (const field of literal ? advert.fields : [...advert.fields, ...advert.passages]) {
        if (skipTypes.includes(field.type) || (skipSmallPrint && field.isSmallPrint)) continue;
        const isHarmless = ({ index }: RegExpExecArray) =>
          (!evenDenied && isNegated(field.text, index)) || unless?.(sentenceAt(field.text, index)) === true;
        for (const pattern of matchers) {
          for (const { field: key, excerpt } of matches(field, pattern, isHarmless))
            yield { field: key, excerpt };
        }
      }
    },
  };
}
