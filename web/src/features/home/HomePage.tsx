import { lazy, Suspense } from 'react';
import { sinceYear, toStatesPhrase } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { organization } from '../../lib/directory/organization.ts';
import { LazyEnding } from '../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { AboutSection } from './AboutSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { StepsSection } from './StepsSection.tsx';

// The page is prerendered with the first slide; the script that changes slides loads later.
const HeroCarousel = lazy(async () => ({ default: (await import('./HeroCarousel.tsx')).HeroCarousel }));

const PaymentSection = lazy(async () => ({ default: (await import('./PaymentSection.tsx')).PaymentSection }));
const OfficersSection = lazy(async () => ({
  default: (await import('./OfficersSection.tsx')).OfficersSection,
}));
const ReviewsSection = lazy(async () => ({ default: (await import('./ReviewsSection.tsx')).ReviewsSection }));

/** The home page: hero, services, how it works, a sample payment, officers, reviews, about, call to action. */
export function HomePage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        description={`Home loans from a local brokerage${sinceYear(company)}${toStatesPhrase(company)}. See what you qualify for in seven short steps.`}
      />
      <StructuredData nodes={[organization(company)]} />
      {/* Fixed, unlike the slides' headings. */}
      <h1 style={visuallyHidden}>
        {company.name}: home loans
        {toStatesPhrase(company)}
      </h1>
      <Suspense>
        <HeroCarousel />
      </Suspense>
      <ServicesSection />
      <StepsSection />
      <Suspense>
        <PaymentSection />
      </Suspense>
      <Suspense>
        <OfficersSection />
      </Suspense>
      <Suspense>
        <ReviewsSection />
      </Suspense>
      <AboutSection />
      <LazyEnding
        title="See what you qualify for"
        lead="It takes about 10 minutes, and we never ask for a Social Security number here. This is not a commitment to lend."
      />
    </>
  );
}
