import { SkeletonBlock } from '../SkeletonBlock.tsx';
import { BranchLayout } from './BranchLayout.tsx';

/** Placeholder for a branch's page. */
export const BranchSkeleton = () => (
  <BranchLayout
    head={<SkeletonBlock width={140} height={44} />}
    picture={<SkeletonBlock sx={{ height: '100%' }} />}
    name={<SkeletonBlock width="60%" height={72} />}
    facts={[0, 1, 2, 3].map((number) => <SkeletonBlock key={number} sx={{ my: 2 }} />)}
    actions={
      <>
        <SkeletonBlock width={170} height={44} />
        <SkeletonBlock width={170} height={44} />
      </>
    }
  />
);
