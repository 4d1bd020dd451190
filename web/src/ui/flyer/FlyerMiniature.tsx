import { composeFlyer } from '@brokerage/domain/flyer/compose/composeFlyer';
import { sampleParties, sampleValue, showsRealtor } from '@brokerage/domain/flyer/compose/sampleData';
import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { type Template, type TemplateVersion, toLayoutKey } from '@brokerage/domain/template/template';
import { Box, Skeleton } from '@mui/material';
import { memo, useMemo, useRef } from 'react';
import { sampleLink } from '../../lib/links/sampleLink.ts';
import { useFlyerParties } from '../../lib/live-data/records/useFlyerParties.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useInView } from '../useInView.ts';
import { FlyerPreview } from './FlyerPreview.tsx';
import { NoPicture } from './NoPicture.tsx';
import { withSamplePicture } from './withSamplePicture.ts';

interface FlyerMiniatureProps {
  templateId: string;
  versionId: string;
  category: Template['category'];
  /** The officer's content; without it, the template is shown with samples. */
  data?: Readonly<Record<string, unknown>>;
  realtorId?: string | null;
  /** As submitted with the flyer; defaults to the signed-in user's own. */
  parties?: FlyerParties | undefined;
  /** The URL in its QR code, as submitted; a sample by default. */
  link?: string | undefined;
  isDraft?: boolean;
}

/**
 * A flyer's thumbnail, drawn when it scrolls into view. Decorative next to a title: hidden from screen readers. The frame has the US Letter
 * format; a half-page card is centered in it in full.
 */
export function FlyerMiniature(props: FlyerMiniatureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  return (
    <Box
      ref={frame}
      aria-hidden="true"
      sx={{
        aspectRatio: '612 / 792',
        display: 'grid',
        alignItems: 'center',
        overflow: 'hidden',
        '& > *': { minWidth: 0 },
      }}
    >
      {isInView ? <Picture {...props} /> : <Waiting />}
    </Box>
  );
}

// A half-page card, 396 by 612 points, as high as possible in the 612 by 792 frame.
const HALF_PAGE_WIDTH = `${((396 / 612) * (792 / 612) * 100).toFixed(2)}%`;

const Waiting = () => <Skeleton variant="rectangular" animation={false} height="100%" />;

// Memoized: layout takes milliseconds, a list has many thumbnails, and most changes affect none of them.
const Preview = memo(FlyerPreview);

function Picture({ templateId, versionId, category, data, realtorId = null, ...rest }: FlyerMiniatureProps) {
  const { member } = useSignedIn();
  const { tenant_id: tenantId, user_id: ownerId } = member;
  const { parties: submitted, link = sampleLink(category), isDraft = false } = rest;
  const own = useFlyerParties({ tenantId, ownerId, realtorId });
  const version = useTemplateVersion(tenantId, templateId, versionId);
  const parties = submitted ?? readyData(own);
  const found = readyData(version);
  const input = useMemo(() => {
    if (!found || !parties) return undefined;
    const shown = data ? { data, parties } : sampleData(found, category, parties);
    const flyer = composeFlyer({ title: '', category, version: found, ...shown, link, isDraft });
    return data ? flyer : withSamplePicture(flyer);
  }, [found, parties, category, data, link, isDraft]);
  if (input) {
    return (
      <Box sx={{ width: input.layout === 'greeting' ? HALF_PAGE_WIDTH : '100%', mx: 'auto' }}>
        <Preview input={input} />
      </Box>
    );
  }
  if (version.status === 'loading' || own.status === 'loading') return <Waiting />;
  return <NoPicture />;
}

/** Returns the data for a template's thumbnail: its defaults, samples for what has no default, and a realtor if its flyers show one. */
function sampleData(version: TemplateVersion, category: Template['category'], own: FlyerParties) {
  const { fields } = version.handlebars_schema;
  const layout = toLayoutKey(version, category);
  const { realtor } = sampleParties(true);
  const parties = own.realtor || !showsRealtor({ layout, fields }) ? own : { ...own, realtor };
  const given = effectiveData(version, {}, parties);
  const data: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field.key, given[field.key] ?? sampleValue(field, layout)]),
  );
  return { data, parties };
}
