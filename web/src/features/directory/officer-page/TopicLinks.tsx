import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { withHyphensApart } from '../../../lib/format/withHyphensApart.ts';
import { topicPage } from './topicPage.ts';

interface TopicLinksProps {
  topics: readonly string[];
  labelId: string;
}

/** What an officer helps with; what we have a page on leads there. */
export const TopicLinks = ({ topics, labelId }: TopicLinksProps) => (
  <Box component="ul" aria-labelledby={labelId} sx={list}>
    {topics.map((topic) => {
      const page = topicPage(topic);
      const text = withHyphensApart(topic);
      return <li key={topic}>{page ? <Link href={page}>{text}</Link> : text}</li>;
    })}
  </Box>
);

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
} as const;
