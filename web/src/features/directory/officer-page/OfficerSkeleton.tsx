import Box from '@mui/material/Box';
import { SkeletonBlock } from '../SkeletonBlock.tsx';
import { OfficerLayout } from './OfficerLayout.tsx';

/** An officer's page on its way. */
export function OfficerSkeleton() {
  return (
    <OfficerLayout
      head={<SkeletonBlock width={140} height={44} />}
      portrait={<SkeletonBlock />}
      name={
        <>
          <SkeletonBlock height={52} />
          <SkeletonBlock width="70%" sx={{ mt: 1.5 }} />
        </>
      }
      facts={[0, 1, 2].map((number) => <SkeletonBlock key={number} sx={{ my: 2 }} />)}
      actions={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <SkeletonBlock height={52} />
          <SkeletonBlock height={44} />
          <SkeletonBlock height={44} />
        </Box>
      }
    >
      <SkeletonBlock height={160} sx={{ gridArea: 'about', mt: 2 }} />
    </OfficerLayout>
  );
}
