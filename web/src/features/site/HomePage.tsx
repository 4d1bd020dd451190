import { company } from '@brokerage/domain/company';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { AboutSection } from './AboutSection.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { ServicesSection } from './ServicesSection.tsx';

/** The front door (spec public-site section 2): hero, services, about, call to action. */
export function HomePage() {
  return (
    <>
      <PageTitle />
      {/* The slides change; what the page is about does not. */}
      <h1 style={visuallyHidden}>{company.name}: home loans in New Jersey and California</h1>
      <HeroCarousel />
      <ServicesSection />
      <AboutSection />
      <CallToAction />
    </>
  );
}
