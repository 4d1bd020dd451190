import { Card, Chip, Stack, Typography } from '@mui/material';

interface UpcomingCardProps {
  title: string;
  description: string;
  /** When it will be there, or what to do until then. */
  until: string;
}

/** A tool that is announced and not there yet: no link and no button, but the reason in words. */
export function UpcomingCard({ title, description, until }: UpcomingCardProps) {
  return (
    <Card sx={{ p: 2.5, height: '100%' }}>
      <Stack spacing={1} sx={{ height: '100%' }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Chip size="small" label="Not yet available" sx={{ flexShrink: 0 }} />
        </Stack>
        <Typography>{description}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', pt: 1, mt: 'auto !important' }}>
          {until}
        </Typography>
      </Stack>
    </Card>
  );
}
