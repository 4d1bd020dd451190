import { objectKeys } from '@brokerage/domain/collections/records';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, LinearProgress } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type HTMLAttributes, useId, useState } from 'react';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { CommandOption } from './CommandOption.tsx';
import { COMMAND_GROUPS, type Command, type CommandGroup } from './command.ts';
import { ignoreEnter } from './ignoreEnter.ts';
import { keycap } from './keycap.ts';
import type { SearchCache } from './RecordSearch.ts';
import { SearchAlert } from './SearchAlert.tsx';
import { useCommands } from './useCommands.ts';
import { type RecordSearchState, useRecordSearch } from './useRecordSearch.ts';

const ONLY_ON_PHONES = { display: { xs: 'inline-flex', sm: 'none' } } as const;
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'block' } } as const;

/** At the top of the window; on a phone, full screen. */
const paper = {
  m: 0,
  width: '100%',
  maxWidth: 640,
  maxHeight: 'min(560px, calc(100dvh - 96px))',
  overflow: 'hidden',
  '@media (max-width: 599.95px)': {
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
    pt: 'env(safe-area-inset-top)',
    pb: 'env(safe-area-inset-bottom)',
  },
} as const;

/** Returns what a screen reader announces with the results. */
function announcement({ status }: RecordSearchState, count: number): string {
  if (status === 'loading') return '';
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

interface CommandPaletteProps {
  /** Results of this session's searches. */
  cache: SearchCache;
  /** The last choices in this session, newest first. */
  recent: readonly Command[];
  /** Returns the text typed before the field existed, once. */
  takeTyped: () => string;
  onChoose: (command: Command) => void;
  onShowShortcuts: () => void;
  onClose: () => void;
}

/** Finds pages, actions and records by typed text, using only the keyboard. The opener restores the focus. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Dialog
      open
      onClose={props.onClose}
      // Something closing behind the palette may take the focus shortly after: the dialog gets it back and passes it to the field.
      onFocus={({ target, currentTarget }) => {
        if (target.matches('input, button')) return;
        currentTarget.querySelector('input')?.focus();
      }}
      disableRestoreFocus
      transitionDuration={0}
      slotProps={{ paper: { sx: paper, 'aria-label': 'Search', 'aria-labelledby': undefined } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 0, sm: '10vh' } } }}
    >
      <CommandSearch {...props} />
    </Dialog>
  );
}

const GROUP_ORDER = objectKeys(COMMAND_GROUPS);

const inOrder = (commands: readonly Command[]): Command[] =>
  GROUP_ORDER.flatMap((group) => commands.filter((command) => command.group === group));

/** Returns the list before anything is typed: recent choices, then actions, then pages. */
function listFirst(commands: readonly Command[], recent: readonly Command[]): Command[] {
  const chosen = recent
    // Recent records are kept as they were; other recent commands only if the member may still use them.
    .map((command) =>
      command.group in { page: 0, action: 0, account: 0 }
        ? commands.find(({ id }) => id === command.id)
        : command,
    )
    .filter((command) => command !== undefined)
    .map((command) => ({ ...command, group: 'recent' as const }));
  const others = commands.filter(({ id }) => !chosen.some((command) => command.id === id));
  return inOrder([...chosen, ...others]);
}

/** Returns the list for a typed text: actions and pages that match by name, or else by description, then the records found. */
function listCommands(
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
  // “invite” finds the action with that name, not every page whose description contains the word.
  const found = byLabel.length > 0 ? byLabel : matching(({ label, keywords = '' }) => [label, keywords]);
  return inOrder([...found, ...records]);
}

/** The field and the list, which the hook has to find in the document on mount: the dialog opens slightly later. */
function CommandSearch(props: CommandPaletteProps) {
  const { cache, recent, takeTyped, onChoose, onShowShortcuts, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const commands = useCommands({ onShowShortcuts });
  const search = useRecordSearch(cache, typed);
  const records = search.found.map(({ command }) => command);
  const options = listCommands(typed, { commands, recent, records });

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id,
    options,
    open: true,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_event, command) => command && onChoose(command),
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: (command) => `${command.group} ${command.id}`,
    // The list is filtered already.
    filterOptions: (all) => all,
    autoHighlight: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
  });
  const { ref, ...input } = getInputProps();
  const isEmpty = options.length === 0;
  return (
    <Box
      {...getRootProps()}
      onKeyDownCapture={(event) => {
        if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return;
        event.preventDefault();
        onClose();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          height: 56,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          // From here on the field receives the keys itself.
          onFocus={() => {
            const early = takeTyped();
            if (early !== '') setTyped((current) => current + early);
          }}
          inputRef={ref}
          placeholder="Search or jump to…"
          inputProps={{ ...input, 'aria-label': 'Search or jump to', enterKeyHint: 'go', type: 'text' }}
          sx={{ fontSize: '1.0625rem' }}
        />
        <IconButton
          aria-label="Close"
          edge="end"
          onClick={onClose}
          onKeyDown={ignoreEnter}
          sx={ONLY_ON_PHONES}
        >
          <Close />
        </IconButton>
        <Box component="kbd" aria-hidden sx={{ ...NOT_ON_PHONES, ...keycap }}>
          esc
        </Box>
      </Box>
      <Box sx={{ height: 2, flexShrink: 0 }}>
        {search.status === 'loading' && <LinearProgress aria-label="Searching" sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0, overscrollBehavior: 'contain' }}>
        <Box
          // MUI types these as props of a list, but this is a Box.
          {...(getListboxProps() as HTMLAttributes<Element>)}
          aria-label="Results"
          aria-labelledby={undefined}
          sx={{ p: isEmpty ? 0 : 1, outline: 0 }}
        >
          {groupedOptions.map(({ key, group, index, options: ofGroup }) => (
            <Box key={key} role="group" aria-labelledby={`${id}-${group}`}>
              <Box
                id={`${id}-${group}`}
                role="presentation"
                sx={{ px: 1.5, pt: 1.25, pb: 0.5, typography: 'caption', color: 'text.secondary' }}
              >
                {COMMAND_GROUPS[group as CommandGroup]}
              </Box>
              {ofGroup.map((command, position) => {
                // MUI’s props have a key that their type leaves out.
                const { key: optionKey, ...props } = getOptionProps({
                  option: command,
                  index: index + position,
                }) as ReturnType<typeof getOptionProps> & { key: string };
                return <CommandOption key={optionKey} command={command} {...props} />;
              })}
            </Box>
          ))}
        </Box>
        <SearchAlert search={search} isEmpty={isEmpty} />
      </Box>
      <div role="status" style={visuallyHidden}>
        {typed.trim() === '' ? '' : announcement(search, options.length)}
      </div>
    </Box>
  );
}
