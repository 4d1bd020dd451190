import { ToggleButton, ToggleButtonGroup } from '@mui/material';

const SHAPES = [
  { name: 'Original', aspect: undefined },
  { name: '4:3', aspect: 4 / 3 },
  { name: 'Square', aspect: 1 },
] as const;

interface ShapeChoiceProps {
  /** Width by height of the place on the page, where there is one. */
  printed: number | undefined;
  /** Width by height; undefined keeps the picture's own. */
  value: number | undefined;
  onChange: (aspect: number | undefined) => void;
}

/** The shape of the crop where the page leaves it open. */
export function ShapeChoice({ printed, value, onChange }: ShapeChoiceProps) {
  const shapes = printed === undefined ? SHAPES : [{ name: 'As printed', aspect: printed }, ...SHAPES];
  const chosen = shapes.find(({ aspect }) => aspect === value)?.name;
  return (
    <ToggleButtonGroup exclusive aria-label="Shape" value={chosen} sx={{ ml: { sm: 'auto' } }}>
      {shapes.map(({ name, aspect }) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{ minHeight: 44, px: { xs: 1, sm: 2 } }}
          onClick={() => onChange(aspect)}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
