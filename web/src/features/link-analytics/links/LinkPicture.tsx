import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense, useRef } from 'react';
import { useDocument } from '../../../lib/live-data/useDocument.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { NoPicture } from '../../../ui/flyer/NoPicture.tsx';
import { useInView } from '../../../ui/useInView.ts';

// Drawing a flyer takes a sixth of the page's scripts, and the figures don't wait for it.
const FlyerMiniature = lazy(async () => ({
  default: (await import('../../../ui/flyer/FlyerMiniature.tsx')).FlyerMiniature,
}));

const shownFlyerSchema = flyerFieldsSchema.pick({
  template_id: true,
  template_version_id: true,
  realtor_id: true,
  data: true,
  snapshot: true,
});

interface LinkPictureProps {
  link: SharedLink;
  /** In pixels. */
  width: number;
}

/**
 * A thumbnail of what a link opens, next to its title: its flyer as submitted, or a sign for a page. The flyer is read when the picture
 * scrolls into view.
 */
export function LinkPicture({ link, width }: LinkPictureProps) {
  const { user, isAdministrator } = useSignedIn();
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  // The rules reject reads of a colleague's flyer.
  const mayRead = isAdministrator || link.flyer?.owner_user_id === user.uid;
  const flyerId = mayRead ? link.flyer_instance_id : null;
  return (
    <Box
      ref={frame}
      aria-hidden="true"
      sx={{
        width,
        flexShrink: 0,
        aspectRatio: '612 / 792',
        outline: 1,
        outlineColor: 'divider',
        overflow: 'hidden',
      }}
    >
      {flyerId === null ? (
        <NoPicture Icon={link.target === 'flyer' ? undefined : LinkOutlined} />
      ) : isInView ? (
        <Picture tenantId={link.tenant_id} flyerId={flyerId} />
      ) : (
        <Waiting />
      )}
    </Box>
  );
}

const Waiting = () => <Skeleton variant="rectangular" animation={false} height="100%" />;

function Picture({ tenantId, flyerId }: { tenantId: string; flyerId: string }) {
  const live = useDocument(paths.flyers.one(tenantId, flyerId), shownFlyerSchema);
  if (live.status === 'loading') return <Waiting />;
  const flyer = live.status === 'ready' ? live.data : undefined;
  if (!flyer?.snapshot) return <NoPicture />;
  return (
    <Suspense fallback={<Waiting />}>
      <FlyerMiniature
        templateId={flyer.template_id}
        versionId={flyer.template_version_id}
        category={flyer.snapshot.category}
        data={flyer.data}
        realtorId={flyer.realtor_id}
        parties={flyer.snapshot.parties}
        link={flyer.snapshot.link}
      />
    </Suspense>
  );
}
