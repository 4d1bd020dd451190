import { commonQuestions } from '../../../lib/questions/commonQuestions.ts';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { guidePaths, routePaths } from '../../../lib/routes/routePaths.ts';
import { topicPage } from './topicPage.ts';

type Question = readonly [question: string, answer: string];

export interface OfficerQuestion {
  question: string;
  answer: string;
  /** The page that says more. */
  more?: { label: string; path: string };
}

/** How many an officer's page answers. */
const COUNT = 3;

interface Subject {
  label: string;
  questions: readonly Question[];
}

const common = (...titles: string[]): Question[] =>
  commonQuestions.filter(([question]) => titles.includes(question)).map((each) => [...each]);

/** What people ask about the subject of a page. */
const subjects: Partial<Record<string, Subject>> = {
  '/loans/fha': { label: 'FHA loans', questions: programQuestions.fha },
  '/loans/va': { label: 'VA loans', questions: programQuestions.va },
  '/loans/usda': { label: 'USDA loans', questions: programQuestions.usda },
  '/loans/jumbo': { label: 'jumbo loans', questions: programQuestions.jumbo },
  '/loans/conventional': { label: 'conventional loans', questions: programQuestions.conventional },
  '/loans/construction': { label: 'construction loans', questions: programQuestions.construction },
  '/loans/heloc': { label: 'home equity', questions: programQuestions.heloc },
  '/loans/alternative-lending': {
    label: 'alternative lending',
    questions: programQuestions['alternative-lending'],
  },
  '/loans/down-payment-assistance': {
    label: 'down payment assistance',
    questions: programQuestions['down-payment-assistance'],
  },
  [routePaths.refinance]: { label: 'refinancing', questions: programQuestions.refinance },
  [guidePaths.gettingReady]: {
    label: 'getting ready to buy',
    questions: common('Can I buy without a down payment?'),
  },
  [guidePaths.preApproval]: {
    label: 'pre-approval',
    questions: common('Will getting pre-qualified hurt my credit score?'),
  },
};

/** Those that any borrower asks, for officers with few subjects that we have pages on. */
const general = common(
  'Will getting pre-qualified hurt my credit score?',
  'How are you paid?',
  'Do you lend the money yourselves?',
);

/** Returns the questions to answer on an officer's page: of each of their topics in turn, then what any borrower asks. */
export function officerQuestions(topics: readonly string[]): OfficerQuestion[] {
  const paths = [...new Set(topics.flatMap((topic) => topicPage(topic) ?? []))];
  const rounds = [...Array(COUNT).keys()].flatMap((round) =>
    paths.flatMap((path): OfficerQuestion[] => {
      const subject = subjects[path];
      const found = subject?.questions[round];
      if (!subject || !found) return [];
      const [question, answer] = found;
      // Once for each page.
      return [{ question, answer, ...(round === 0 && { more: { label: subject.label, path } }) }];
    }),
  );
  const others = general
    .filter(([question]) => !rounds.some((each) => each.question === question))
    .map(([question, answer]) => ({ question, answer }));
  return [...rounds, ...others].slice(0, COUNT);
}
