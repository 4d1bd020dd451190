import { ToggleButton, ToggleButtonGroup } from '@mui/material';

const SHAPES = [
  { name: 'Original', aspect: undefined },
  { name: '4:3', aspect: 4 / 3 },
  { name: 'Square', aspect: 1 },
] as const;

interface ShapeChoiceProps {
  /** Width by height; undefined keeps the picture's own. */
  value: number | undefined;
  onChange: (aspect: number | undefined) => void;
}

/** The shape of the crop where the page leaves it open. */
export function ShapeChoice({ value, onChange }: ShapeChoiceProps) {
  const chosen = SHAPES.find(({ aspect }) => aspect === value)?.name;
  return (
    <ToggleButtonGroup exclusive aria-label="Shape" value={chosen} sx={{ ml: { sm: 'auto' } }}>
      {SHAPES.map(({ name, aspect }) => (
        <ToggleButton key={name} value={name} sx={{ minHeight: 44, px: 2 }} onClick={() => onChange(aspect)}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
