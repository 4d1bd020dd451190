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
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: { xs: 5, md: 8 },
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          {programs.map((program) => (
            <ProgramCard key={program.slug} program={program} slug={program.slug} />
          ))}
        </Box>
      </Container>
      <DisclosureBlock disclosures={disclosures} />
      <CallToAction />
    </>
  );
}

function ProgramCard({ program, slug }: { program: Program; slug: (typeof programs)[number]['slug'] }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        columnGap: 3,
        // Two narrow cards beside each other have the emblem on top.
        gridTemplateColumns: { xs: '1fr', md: '64px 1fr' },
        alignContent: 'start',
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
        '&:hover': { borderColor: 'secondary.main', boxShadow: '0 6px 24px rgb(20 44 35 / 10%)' },
      }}
    >
      <Box sx={{ color: 'primary.main', mb: 1 }}>
        <ProgramEmblem slug={slug} />
      </Box>
      <div>
        <Typography variant="h3" component="h2">
          {program.name}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{program.summary}</Typography>
        <Box component="ul" sx={{ pl: 2.5, my: 1.5, '& ::marker': { color: 'secondary.main' } }}>
          {program.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Box>
        <Link
          href={program.path}
          sx={{
            fontWeight: 600,
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '10px' },
          }}
        >
          About {/^[A-Z]{2}/.test(program.name) ? program.name : program.name.toLowerCase()}
        </Link>
      </div>
    </Box>
  );
}
