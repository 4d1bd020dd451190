import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { pickerSlots } from '../../ui/forms/pickerSlots.ts';

interface WordsFieldProps {
  /** Of the entry. */
  name: 'languages' | 'specialties';
  label: string;
  help: string;
  /** What is offered; anything else can be typed. */
  options: readonly string[];
  value: string[];
  onChange: (words: string[]) => void;
  error: string | undefined;
}

/** Several words or short phrases; one that isn't offered is typed and added with Enter or on leaving the field. */
export function WordsField({ name, label, help, options, value, onChange, error }: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const word = typed.trim();
    const isKnown = value.some((one) => one.toLowerCase() === word.toLowerCase());
    if (word !== '' && !isKnown) onChange([...value, word]);
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      id={`entry-${name}`}
      options={options.filter((word) => !value.includes(word))}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, words) => onChange(words)}
      onBlur={add}
      slotProps={pickerSlots}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={error !== undefined}
          helperText={error ?? help}
        />
      )}
    />
  );
}
