import { SkeletonBlock } from '../SkeletonBlock.tsx';
import { OfficerLayout } from './OfficerLayout.tsx';

/** Placeholder for an officer's page. */
export function OfficerSkeleton() {
  return (
    <OfficerLayout
      head={<SkeletonBlock width={140} height={44} />}
      portrait={<SkeletonBlock />}
      name={<SkeletonBlock height={88} />}
      facts={<SkeletonBlock height={120} />}
      actions={<SkeletonBlock height={164} />}
    >
      <SkeletonBlock height={160} sx={{ gridArea: 'about', mt: 2 }} />
    </OfficerLayout>
  );
}
