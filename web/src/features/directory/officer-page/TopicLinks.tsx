import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepHyphensApart } from '../../../lib/format/keepHyphensApart.ts';
import { commaList } from '../../../ui/commaList.ts';
import { topicPage } from './topicPage.ts';

interface TopicLinksProps {
  topics: readonly string[];
  labelId: string;
}

/** An officer's topics; those with their own page link to it. */
export const TopicLinks = ({ topics, labelId }: TopicLinksProps) => (
  <Box component="ul" aria-labelledby={labelId} sx={list}>
    {topics.map((topic) => {
      const page = topicPage(topic);
      const text = keepHyphensApart(topic);
      return <li key={topic}>{page ? <Link href={page}>{text}</Link> : text}</li>;
    })}
  </Box>
);

/** Running text; below the portrait on a large screen, one topic per line. */
const list = {
  ...commaList,
  mt: { xs: 0.5, lg: 1 },
  '& > li': {
    ...commaList['& > li'],
    display: { xs: 'inline-block', lg: 'block' },
    py: { xs: 0.25, lg: 1 },
    borderTop: { lg: 1 },
    borderColor: { lg: 'divider' },
  },
  '& > li:not(:last-of-type)::after': { content: { xs: '","', lg: 'none' } },
} as const;
