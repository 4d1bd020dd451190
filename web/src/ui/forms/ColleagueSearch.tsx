import { TextField } from '@mui/material';

interface ColleagueSearchProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
}

/** Filters the list of colleagues below it, for teams with several pages of them. */
export const ColleagueSearch = ({ id, value, onChange }: ColleagueSearchProps) => (
  <TextField
    type="search"
    id={id}
    label="Find a colleague"
    placeholder="Name"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText="Narrows the list below."
  />
);
