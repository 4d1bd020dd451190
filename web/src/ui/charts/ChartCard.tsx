import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ChartCardProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  /** Next to the heading; below it if there is no room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a report: a heading and actions above a chart and a table of the same figures. */
export function ChartCard({ id, title, actions, children }: ChartCardProps) {
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between', mb: 2 }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Card>
  );
}
