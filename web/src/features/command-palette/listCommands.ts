import { objectKeys } from '@brokerage/domain/collections/records';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { COMMAND_GROUPS, type Command } from './command.ts';

const ORDER = objectKeys(COMMAND_GROUPS);

const inOrder = (commands: readonly Command[]): Command[] =>
  ORDER.flatMap((group) => commands.filter((command) => command.group === group));

/** Returns what is listed before anything is typed: the recent choices, then what can be done, then the pages. */
function listFirst(commands: readonly Command[], recent: readonly Command[]): Command[] {
  const chosen = recent
    // Recent records are kept as they were; of the others those that the member still may use.
    .map((one) =>
      one.group in { page: 0, action: 0, account: 0 } ? commands.find(({ id }) => id === one.id) : one,
    )
    .filter((one) => one !== undefined)
    .map((one) => ({ ...one, group: 'recent' as const }));
  const others = commands.filter(({ id }) => !chosen.some((one) => one.id === id));
  return inOrder([...chosen, ...others]);
}

/** Returns what the palette lists: actions and pages by the starts of the words of their names, else of what they are for, then the records that were found. */
export function listCommands(
  typed: string,
  {
    commands,
    recent,
    records,
  }: { commands: readonly Command[]; recent: readonly Command[]; records: readonly Command[] },
): Command[] {
  const words = toSearchWords(typed);
  if (words.length === 0) return listFirst(commands, recent);
  const matching = (toTexts: (command: Command) => string[]) =>
    commands.filter((command) => matchesSearch({ words: toTexts(command) }, words));
  const byLabel = matching(({ label }) => [label]);
  // “invite” is the action of that name, not every page whose description has the word.
  const found = byLabel.length > 0 ? byLabel : matching(({ label, keywords = '' }) => [label, keywords]);
  return inOrder([...found, ...records]);
}
