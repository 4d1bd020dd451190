import { company } from '@brokerage/domain/company/company';
import { lazy, Suspense } from 'react';
import { organization } from '../../lib/directory/structuredData.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { AboutSection } from './AboutSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

// Prerendered with the page; what turns the slides comes after it.
const HeroCarousel = lazy(async () => ({ default: (await import('./HeroCarousel.tsx')).HeroCarousel }));

/** The home page: hero, services, about, call to action. */
export function HomePage() {
  return (
    <>
      <PageHead description="Home loans from a local brokerage since 1992, in New Jersey and California. See what you qualify for in seven short steps." />
      <StructuredData nodes={[organization]} />
      {/* The slides change; what the page is about does not. */}
      <h1 style={visuallyHidden}>{company.name}: home loans in New Jersey and California</h1>
      <Suspense>
        <HeroCarousel />
      </Suspense>
      <ServicesSection />
      <AboutSection />
      <CallToAction />
    </>
  );
}
