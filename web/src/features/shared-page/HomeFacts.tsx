import Box from '@mui/material/Box';

interface HomeFactsProps {
  facts: readonly string[];
}

/** A home's price, bedrooms, bathrooms and area on one line; none of them breaks if they need two. */
export const HomeFacts = ({ facts }: HomeFactsProps) =>
  facts.length > 0 && (
    <Box
      component="ul"
      aria-label="About the home"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 2, sm: 2.5 },
        m: 0,
        mt: 0.5,
        p: 0,
        listStyle: 'none',
        typography: 'subtitle1',
        fontSize: { xs: '1.0625rem', sm: '1.125rem' },
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  );
