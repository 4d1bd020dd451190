import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { type Program, programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgramEmblem } from '../../ui/data-display/ProgramEmblem.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { Situations } from './Situations.tsx';

// The cards of several programs say trigger terms; programs with the same example share one disclosure.
const disclosures = [
  ...new Map(
    (programs as readonly Program[]).flatMap(({ facts, example }) => {
      const disclosure = disclosureFor(facts, example);
      return disclosure ? [[disclosure.sentences.join(), disclosure] as const] : [];
    }),
  ).values(),
];

/** /loan-programs: the ten programs, each with what sets it apart. */
export function LoanProgramsPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Loan programs"
        description="Ten loan programs side by side: conventional, FHA, VA, jumbo, USDA, construction, HELOC and more."
      />
      <StructuredData nodes={[breadcrumbs(company, ['Loan programs', routePaths.loanPrograms])]} />
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
          }}
        >
          <div>
            <Typography variant="h1">Ten ways to finance a home</Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '30em', color: 'text.secondary' }}>
              You don't need to know which one is right for you. Look through the list, or answer a few
              questions and let a loan officer compare them for you.
            </Typography>
            <ButtonLink href={preApprovalUrl('Purchase')} variant="contained" size="large" sx={{ mt: 4 }}>
              Get Pre-Approved
            </ButtonLink>
          </div>
          <Situations />
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: { xs: 6, md: 10 } }}>
          {programs.map((program) => (
            <ProgramRow key={program.slug} program={program} slug={program.slug} />
          ))}
        </Box>
      </Container>
      <DisclosureBlock disclosures={disclosures} />
      <CallToAction />
    </>
  );
}

/** One program of the list; the whole row leads to its page. */
function ProgramRow({ program, slug }: { program: Program; slug: (typeof programs)[number]['slug'] }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        columnGap: { xs: 2, md: 4 },
        rowGap: 0.5,
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '56px minmax(0, 5fr) minmax(0, 4fr)' },
        gridTemplateAreas: { xs: '"sign words" ". features"', md: '"sign words features"' },
        alignItems: 'start',
        py: { xs: 2.5, md: 3 },
        borderTop: 1,
        borderColor: 'divider',
        transition: 'background-color 150ms ease-out',
        '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
        '&:hover': { bgcolor: 'background.paper' },
      }}
    >
      <Box
        sx={{
          gridArea: 'sign',
          color: 'primary.main',
          '& svg': { display: 'block', width: { xs: 40, md: 48 }, height: 'auto' },
        }}
      >
        <ProgramEmblem slug={slug} />
      </Box>
      <Box sx={{ gridArea: 'words' }}>
        <Typography variant="h3" component="h2">
          <Link href={program.path} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
            {program.name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{program.summary}</Typography>
      </Box>
      <Box
        component="ul"
        aria-label={`${program.name}, main points`}
        sx={{ gridArea: 'features', listStyle: 'none', p: 0, m: 0, mt: { xs: 0.5, md: 0.5 } }}
      >
        {program.features.map((feature) => (
          <Box component="li" key={feature} sx={featureItem}>
            {feature}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** In one line where there is room, with a dot between them. */
const featureItem = {
  display: 'inline-block',
  '&:not(:last-of-type)::after': {
    content: '"\\a0· "',
    whiteSpace: 'pre',
    color: 'secondary.main',
    fontWeight: 700,
  },
} as const;
