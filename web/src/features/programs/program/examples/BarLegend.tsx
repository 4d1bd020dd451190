import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';

interface BarLegendProps {
  /** What each part of the bars means, and the style that fills it. */
  parts: readonly { name: string; fill: SystemStyleObject }[];
}

/** The legend of bars. It's hidden from screen readers, because each bar has its amounts beside it as text. */
export const BarLegend = ({ parts }: BarLegendProps) => (
  <Box aria-hidden="true" sx={legend}>
    {parts.map(({ name, fill }) => (
      <span key={name}>
        <Box component="span" sx={fill} />
        {name}
      </span>
    ))}
  </Box>
);

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mb: 2,
  typography: 'body2',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& > span > span': {
    width: 20,
    height: 12,
    borderRadius: '2px',
    // Outlined, because a light fill is hard to see on the page's background.
    border: 1,
    borderColor: 'neutral.main',
    printColorAdjust: 'exact',
  },
} as const;
