import {
  type CustomerReview,
  compareReviews,
  customerReviewSchema,
  MAX_CUSTOMER_REVIEWS,
} from '@brokerage/domain/customerReview/customerReview';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { paths } from '@brokerage/domain/paths';
import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { collection } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { combineLive } from '../../../lib/live-data/combineLive.ts';
import { subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useTenant } from '../../../lib/live-data/records/useTenant.ts';
import { type Documents, type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { useHolderName } from '../licenses/licenseHolders.ts';
import { OrderDialog } from '../order/OrderDialog.tsx';
import { CustomerReviewDialog } from './CustomerReviewDialog.tsx';
import { HideReviewDialog, RemoveReviewDialog, ReviewMenu, ShowReviewDialog } from './ReviewActions.tsx';
import { reviewColumns } from './reviewColumns.tsx';

/** Manages the customer reviews on the public website, for super and marketing administrators. */
export function ReviewsPage() {
  return (
    <PortalPage action="customerReviews:manage" title="Reviews" isWide>
      <PageHeading title="Reviews">
        The first three show on your home page. Reviews of a branch or loan officer also show on their pages.
        FTC rules apply: publish only real customers’ own words, never pay for what they say, and don’t leave
        one out because it’s critical (16 CFR 465). Tell readers about any connection to you (16 CFR 255).
      </PageHeading>
      <Reviews />
    </PortalPage>
  );
}

function Reviews() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const reviews = useCustomerReviews(tenantId);
  const branches = useBranches(tenantId);
  const tenant = useTenant(tenantId);
  const all = combineLive([reviews, branches, tenant]);
  if (all.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the reviews" onRetry={all.retry}>
        {loadErrorMessage(all.error)}
      </ErrorState>
    );
  }
  const isReady = reviews.status === 'ready' && branches.status === 'ready' && tenant.status === 'ready';
  return (
    <>
      <ConnectionHint live={all} />
      {isReady ? (
        <ReviewsSection
          tenantId={tenantId}
          reviews={reviews.data}
          branches={branches.data.items}
          companyName={tenant.data?.company_name ?? 'Company'}
        />
      ) : (
        <TableSkeleton label="Loading the reviews" rows={6} />
      )}
    </>
  );
}

interface ReviewsSectionProps {
  tenantId: string;
  reviews: Documents<CustomerReview>;
  branches: readonly BranchRecord[];
  companyName: string;
}

type Open = { dialog: 'add' | 'order' } | { dialog: 'edit' | 'hide' | 'show' | 'remove'; id: string };

/** Lists the reviews in website order, with their actions. */
function ReviewsSection({ tenantId, reviews, branches, companyName }: ReviewsSectionProps) {
  const [open, setOpen] = useState<Open>();
  const { items, unreadable } = reviews;
  const rows = useMemo(() => items.toSorted(compareReviews), [items]);
  const subjects = useMemo(
    () => items.map(({ subject_kind, subject_id }) => ({ holder_kind: subject_kind, holder_id: subject_id })),
    [items],
  );
  const getHolderName = useHolderName(tenantId, companyName, branches, subjects);
  const columns = useMemo(() => reviewColumns(getHolderName), [getHolderName]);
  const openId = open && 'id' in open ? open.id : undefined;
  const review = items.find(({ id }) => id === openId);
  const close = () => setOpen(undefined);
  const dialog = { tenantId, branches, getHolderName, onClose: close };
  const isFull = items.length + unreadable >= MAX_CUSTOMER_REVIEWS;
  const addButton = (
    <Button
      variant="contained"
      startIcon={<Add />}
      disabled={isFull}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      Add review
    </Button>
  );
  return (
    <>
      <UnreadableAlert count={unreadable} noun="review" />
      <DataTable
        id="customer-reviews"
        name="Reviews"
        label="Reviews"
        columns={columns}
        rows={rows}
        getRowId={toRowId}
        tableFrom={900}
        isActionsLabelHidden
        onOpen={({ id }) => setOpen({ dialog: 'edit', id })}
        toolbarActions={
          <>
            {rows.length > 1 && unreadable === 0 && (
              <Button variant="outlined" onClick={() => setOpen({ dialog: 'order' })}>
                Change order
              </Button>
            )}
            {rows.length > 0 && addButton}
          </>
        }
        empty={
          <EmptyState title="No reviews yet">
            Your website shows no reviews until you add one. Add what a customer wrote about you, with their
            permission.
            <Box sx={{ mt: 2 }}>{addButton}</Box>
          </EmptyState>
        }
        renderActions={(row) => (
          <ReviewMenu review={row} onChoose={(dialog) => setOpen({ dialog, id: row.id })} />
        )}
      />
      {open?.dialog === 'add' && <CustomerReviewDialog {...dialog} />}
      {open?.dialog === 'order' && (
        <OrderDialog
          title="Order of reviews"
          items={rows.map(({ id, customer_name, city }) => ({ id, name: `${customer_name}, ${city}` }))}
          onSave={(ids, expected) => callFunction('order-customer-reviews', { ids, expected })}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && review && <CustomerReviewDialog {...dialog} review={review} />}
      {open?.dialog === 'hide' && review && <HideReviewDialog review={review} onClose={close} />}
      {open?.dialog === 'show' && review && <ShowReviewDialog review={review} onClose={close} />}
      {open?.dialog === 'remove' && review && <RemoveReviewDialog review={review} onClose={close} />}
    </>
  );
}

/** Subscribes to a company's customer reviews, including hidden ones. */
function useCustomerReviews(tenantId: string): Live<Documents<CustomerReview>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(collection(firestore, paths.customerReviews.all(tenantId)), MAX_CUSTOMER_REVIEWS),
        customerReviewSchema,
      ),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
