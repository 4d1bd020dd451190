import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { withHyphensApart } from '../../../lib/format/withHyphensApart.ts';
import { topicPage } from './topicPage.ts';

/** What an officer helps with, one a line; what we have a page on leads there. */
export const TopicLinks = ({ topics }: { topics: readonly string[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {topics.map((topic) => {
      const page = topicPage(topic);
      const text = withHyphensApart(topic);
      return <li key={topic}>{page ? <Link href={page}>{text}</Link> : text}</li>;
    })}
  </Box>
);
