import type { CheckRule } from './advert.ts';
import { SOURCES } from './checkSources.ts';
import { isHomeEquityLine } from './loanTerms.ts';
import { phraseRule } from './phraseRule.ts';

const GOVERNMENT_PROGRAM =
  /\b(?:fha|va|usda|hud|rural development|veterans affairs|state housing|njhmfa|calhfa|good neighbor)\b/;
const AGENCY = String.raw`(?:the )?(?:u\.?s\.? )?(?:federal |state )?(?:government|hud\b|fha\b|va\b|usda\b|cfpb|treasury|federal reserve|white house|congress|department of (?:housing|veterans|the treasury)|agency|fannie mae|freddie mac)`;

/** The rules that look for phrases. */
export const claimPhrases: readonly CheckRule[] = [
  phraseRule({
    id: 'immediate-approval',
    version: 2,
    severity: 'block',
    source: SOURCES.immediate,
    message:
      'New Jersey treats "immediate approval" or "immediate closing", or words to that effect, as deceptive.',
    limitedTo: {
      states: ['NJ'],
      elsewhere: {
        severity: 'warn',
        source: SOURCES.likelihood,
        message: 'Promise an immediate approval or closing only if you can show it for every applicant.',
      },
    },
    patterns: [
      /\b(?:immediate|instant|on[- ]the[- ]spot|automatic|overnight)(?:ly)?\s(?:loan |mortgage |credit |online |pre-?\s?)?(?:approv(?:al|als|ed)|decisions?|closings?|qualif\w{1,9})\b/g,
      /\b(?:approv(?:al|ed)|close|closing|qualif(?:y|ied)|decision)\s(?:\w{1,9}\s){0,2}in\s(?:just |only |under |less than |as little as )?(?:\d{1,3}|a few|five|ten|one|two)?\s?(?:minutes?|seconds?)\b/g,
    ],
  }),
  phraseRule({
    id: 'same-day-approval',
    version: 1,
    severity: 'warn',
    source: SOURCES.immediate,
    limitedTo: {
      states: ['NJ'],
      elsewhere: {
        severity: 'warn',
        source: SOURCES.likelihood,
        message: 'Promise an approval or closing by a time only if you can show it for every applicant.',
      },
    },
    message: 'This comes close to "immediate approval". Promise only what you can show for every applicant.',
    patterns: [
      /\b(?:same[- ]day|24[- ]hour|next[- ]day|one[- ]day)\s(?:loan |mortgage )?(?:pre-?\s?)?(?:approvals?|closings?)\b/g,
      /\bapprov(?:al|ed)\s(?:today|tonight|tomorrow|in (?:24|48) hours|within (?:24|48) hours)\b/g,
    ],
  }),
  phraseRule({
    id: 'unqualified-credit',
    version: 1,
    severity: 'block',
    source: SOURCES.unqualified,
    message: 'This promises credit to everyone. State the limits, or take it out.',
    patterns: [
      /\b(?:everyone|everybody|anyone|anybody|all applicants?|all borrowers?|all buyers)\s(?:is |are |gets? |can (?:be |get )?|will (?:be |get )?)?(?:approved|qualif(?:y|ies|ied)|accepted|a loan)\b/g,
      /\bno (?:one|body|applicant) (?:is |gets? )?(?:refused|denied|turned (?:down|away)|rejected)\b|\bnobody (?:is |gets? )?(?:refused|denied|turned (?:down|away)|rejected)\b/g,
      /\b(?:no|without(?: a)?)\s(?:credit (?:check|score)|income (?:verification|check|proof|documentation)|proof of income)(?:\s(?:needed|required|necessary))?\b/g,
      /\b(?:bad|poor|no) credit\?? ?(?:(?:is |- )?(?:ok(?:ay)?|fine|welcome|accepted)|(?:is )?no(?:t a)? problem)\b/g,
      /\bno qualifying\b|\binstant cash\b|\beasy credit for all\b/g,
    ],
    // These phrases are denials themselves.
    evenDenied: true,
    unless: (sentence) =>
      /\bnot (?:everyone|everybody|all)\b|\bnot a\b[^.!?\n]{0,10}\bno credit\b/.test(sentence),
  }),
  phraseRule({
    id: 'debt-elimination',
    version: 1,
    severity: 'block',
    source: SOURCES.debt,
    message: 'A loan does not eliminate debt. Say that debts are consolidated or paid with the new loan.',
    patterns: [
      /\b(?:eliminate|erase|wipe out|get rid of|cancel|forgive|escape|dissolve)\s(?:all |of )?(?:your |their |my )?(?:\w{1,11}\s){0,2}(?:debts?|bills|mortgage)\b/g,
      /\bdebt[- ](?:free|elimination|forgiveness|relief)\b|\bfreedom from debt\b/g,
    ],
    unless: (sentence) => /\b(?:mortgage insurance|pmi)\b/.test(sentence),
  }),
  phraseRule({
    id: 'counselor',
    version: 1,
    severity: 'block',
    source: SOURCES.counselor,
    message:
      'A mortgage company may not call itself or its people "counselor". Write "loan officer" or "advisor".',
    patterns: [/\bcounsel(?:l)?ors?\b/g],
    unless: (sentence) =>
      /\b(?:hud|nonprofit|non-profit|independent|school|camp|guidance|housing counsel)/.test(sentence),
  }),
  phraseRule({
    id: 'government-claim',
    version: 1,
    severity: 'block',
    source: SOURCES.government,
    message:
      'This sounds as if the government backs the flyer or the loan. Only FHA, VA, USDA and similar programs may be described that way.',
    patterns: [
      /\bgovernment[- ](?:(?:supported|sponsored|endorsed|backed|approved)\s)?(?:loan|mortgage|refinance|home ?buyer|relief|assistance|rate)s?\s?(?:programs?|relief|benefits?|reductions?)?\b/g,
    ],
    unless: (sentence) => GOVERNMENT_PROGRAM.test(sentence),
  }),
  phraseRule({
    id: 'government-relief',
    version: 2,
    severity: 'block',
    source: SOURCES.government,
    message: 'This suggests a government relief or stimulus program. Take it out.',
    patterns: [
      /\b(?:federal|government|presidential|congressional|national)\s(?:mortgage |housing |homeowner |home loan |rate )?(?:relief|stimulus|rescue|bailout|rate reduction|assistance)\b/g,
      /\b(?:economic |mortgage )?stimulus (?:program|plan|package|loan|act)\b/g,
      /\b(?:presidential|president[’']s(?! day\b)|white house)\b[^.!?\n]{0,30}\b(?:program|plan|refinance|relief|loan)\b/g,
    ],
  }),
  phraseRule({
    id: 'government-look-alike',
    version: 1,
    severity: 'block',
    source: SOURCES.government,
    message: 'This makes the flyer look like a government or agency notice, or endorsed by one.',
    patterns: [
      /\b(?:official|government|federal|irs|hud|fha|va) (?:government )?(?:notice|notification|announcement|bulletin)\b|\bfinal notice\b|\bnotice of (?:eligibility|entitlement|benefits?)\b/g,
      new RegExp(
        String.raw`\b(?:endorsed|sponsored|certified|recommended|authorized|commissioned) by ${AGENCY}`,
        'g',
      ),
      /\bapproved by (?:the )?(?:u\.?s\.? )?(?:federal |state )?(?:government|hud\b|cfpb|treasury|federal reserve|white house)/g,
      new RegExp(
        String.raw`\b(?:we|i|our (?:company|team|office)) (?:am|are|is|work|works) (?:a |an )?(?:part of|affiliated with|partnered with|(?:in )?partnership with|with|for|on behalf of) ${AGENCY}`,
        'g',
      ),
    ],
  }),
  phraseRule({
    id: 'savings-claim',
    version: 1,
    severity: 'warn',
    source: SOURCES.comparison,
    message:
      'A comparison or savings claim needs the terms it’s based on, for the whole period. Show them or take it out.',
    patterns: [
      /\b(?:save|saving|savings of|cut|lower|reduce|slash)\b[^.!?\n]{0,30}\$\s?\d[\d,]{0,9}[^.!?\n]{0,15}(?:month|year|payment|interest|mortgage|loan)/g,
      /\b(?:cut|lower|reduce|slash)\b[^.!?\n]{0,25}\b(?:payments?|rate|mortgage)\b[^.!?\n]{0,15}\b(?:(?:by|to) (?:\$\s?\d|\d{1,2}\s?%|half)|in half)/g,
      /\bskip (?:a|one|two|1|2|your next)\b[^.!?\n]{0,15}\bpayments?\b/g,
    ],
  }),
  phraseRule({
    id: 'superlative-rate',
    version: 1,
    severity: 'warn',
    source: SOURCES.rateClaim,
    message:
      'A superlative about rates or fees must be true of the whole market and provable. It’s safer to take it out.',
    patterns: [
      /\b(?:lowest|best|cheapest|unbeatable|rock[- ]bottom)\s(?:\w{1,10}\s){0,2}(?:rates?|fees?|closing costs?|apr|payments?|prices?)\b/g,
      /\b(?:beat|match) (?:any|every|all)\b[^.!?\n]{0,15}\b(?:rates?|lenders?|offers?|quotes?)\b/g,
    ],
    unless: (sentence) => /\bbest rate (?:for you|that you qualify)\b/.test(sentence),
  }),
  phraseRule({
    id: 'no-cost-claim',
    version: 1,
    severity: 'warn',
    source: SOURCES.fees,
    message:
      'Say this only if there’s no cost at all, including a cost paid through a higher rate. Say who pays.',
    patterns: [
      /\b(?:no|zero)[- ](?:closing[- ]costs?|cost (?:loan|refinance|mortgage)|fees?\b(?! (?:for|to) attend)|lender fees?|hidden fees?)\b/g,
      /\bwe (?:waive|pay) (?:all |your )?(?:\w{1,10}\s)?closing costs\b/g,
    ],
    evenDenied: true,
  }),
  phraseRule({
    id: 'no-points-claim',
    version: 1,
    severity: 'warn',
    source: SOURCES.points,
    message:
      'New Jersey treats a "no-point" loan as deceptive if any points are charged. Make sure none are.',
    limitedTo: {
      states: ['NJ'],
      elsewhere: {
        severity: 'warn',
        source: SOURCES.fees,
        message: 'Say this only if no points are charged on any of the loans that the flyer is about.',
      },
    },
    // In small print it is an assumption, which is fine.
    skipSmallPrint: true,
    patterns: [/\b(?:no|zero)[- ](?:discount )?points?\b(?! in| of)/g],
    evenDenied: true,
  }),
  phraseRule({
    id: 'free-money',
    version: 1,
    severity: 'block',
    source: SOURCES.helocFreeMoney,
    message: 'A home equity line isn’t "free money". Say that it’s a loan on the home.',
    patterns: [/\bfree (?:money|cash)\b/g],
    only: (advert) => isHomeEquityLine(advert.text),
  }),
  phraseRule({
    id: 'steering',
    version: 1,
    severity: 'warn',
    source: SOURCES.fairHousing,
    message:
      'This can read as a preference for or against a protected class. Describe the home or the loan, not who should live there.',
    skipTypes: ['address'],
    patterns: [
      /\bno (?:children|kids|section 8|wheelchairs?|immigrants|families|service animals)\b|\badults? only\b|\bempty[- ]nesters? only\b/g,
      /\b(?:perfect|ideal|great|best|suited|meant|designed)\s(?:home |house |place |neighborhood )?(?:for|to)\s(?:a |young |single |christian |jewish |muslim |mature |white |black |asian |hispanic ){0,2}(?:families|family|couples?|singles?|newlyweds|empty[- ]nesters|retirees|seniors|christians|jews|muslims|professionals without children|men|women)\b/g,
      /\b(?:christian|catholic|jewish|muslim|hindu|protestant|mormon|white|black|caucasian|hispanic|latino|asian|african[- ]american|irish|italian|chinese|indian|ethnic|integrated|segregated)\s(?:\w{1,10}\s)?(?:communit(?:y|ies)|neighborhoods?|area|families|buyers?|tenants?|residents|section of town)\b/g,
      /\b(?:males?|females?|men|women|christians?|jews|muslims|singles|english[- ]speak(?:ers|ing)|americans?|citizens) only\b/g,
      /\b(?:able[- ]bodied|physically fit|mentally healthy)\b|\bno (?:mentally|physically) \w{1,12}\b|\bnot (?:suitable|suited|appropriate) for (?:children|kids|families|(?:the )?(?:disabled|handicapped)|wheelchairs?)\b/g,
      /\b(?:restricted|exclusive|private) communit(?:y|ies) for\b|\bkeep (?:the|our) (?:neighborhood|community) (?:\w{1,10}\s)?(?:white|the same)\b/g,
    ],
    evenDenied: true,
    unless: (sentence) =>
      /\b(?:discriminat|regardless|fair housing|equal|single[- ]family|black (?:oak|walnut|granite)|white (?:oak|picket|kitchen)|multi-?family|indian (?:river|hill|lake|head))/.test(
        sentence,
      ),
  }),
];
