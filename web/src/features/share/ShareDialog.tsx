import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import { findEventDayProblem, GUEST_EVENT_LIMITS } from '@brokerage/domain/link/guestEvent';
import { eventLinkExpiry } from '@brokerage/domain/link/linkExpiry';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { cutText } from '@brokerage/domain/text/cutText';
import {
  Alert,
  AlertTitle,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  Divider,
  Skeleton,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useMemo, useState } from 'react';
import type * as z from 'zod';
import type { ShareDialogProps } from '../../lib/contexts/shareDialogContext.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { companyTimeZone } from '../../lib/format/time/companyTime.ts';
import { formatPassedEvent } from '../../lib/format/time/formatPassedEvent.ts';
import { flyerLastDay } from '../../lib/format/time/formatValidity.ts';
import type { EventValues } from '../../lib/links/eventValues.ts';
import { subscribeFlyerLinks } from '../../lib/links/linkQueries.ts';
import { NEW_LINK } from '../../lib/links/newLink.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, readyData, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { useDiscardWarning } from '../../ui/forms/dialogs/useDiscardWarning.tsx';
import { NewLinkActions } from '../../ui/links/NewLinkActions.tsx';
import { type CreatedLink, NewLinkForm } from '../../ui/links/NewLinkForm.tsx';
import { NewLinkResult } from '../../ui/links/NewLinkResult.tsx';
import { FlyerLinks } from './FlyerLinks.tsx';

const sharableFlyerSchema = flyerFieldsSchema.pick({
  id: true,
  title: true,
  status: true,
  owner_user_id: true,
  valid_until: true,
  template_id: true,
  template_version_id: true,
  realtor_id: true,
  data: true,
  snapshot: true,
});
type SharableFlyer = z.output<typeof sharableFlyerSchema>;

/** Subscribes to a flyer and the links to it: an officer's own links, an administrator sees all. */
function useFlyerLinks(flyerId: string): {
  flyer: Live<SharableFlyer | undefined>;
  links: Live<Pages<SharedLink>>;
  /** Flyers of deactivated owners aren't on any website. Undefined: unknown, or the user's own flyer. */
  owner: Member | undefined;
} {
  const firestore = useFirestore();
  const { user, member, isAdministrator } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const holderId = isAdministrator ? null : user.uid;
  const flyer = useDocument(paths.flyers.one(tenantId, flyerId), sharableFlyerSchema);
  const listen = useMemo(
    () => subscribeFlyerLinks(firestore, { tenantId, holderId }, flyerId),
    [firestore, tenantId, holderId, flyerId],
  );
  const ownerId = readyData(flyer)?.owner_user_id;
  const isOthers = isAdministrator && ownerId !== undefined && ownerId !== user.uid;
  const owner = useDocument(isOthers ? paths.member(ownerId) : null, memberSchema);
  return { flyer, links: useLiveData(listen), owner: readyData(owner) };
}

/** The flyer as its link will show it; renders nothing if none was submitted. */
function SharedPicture({ flyer }: { flyer: SharableFlyer | undefined }) {
  if (!flyer?.snapshot) return null;
  const { category, parties, link } = flyer.snapshot;
  return (
    <Box
      sx={{ width: { xs: 56, sm: 72 }, flexShrink: 0, border: 1, borderColor: 'divider', borderRadius: 0.5 }}
    >
      <FlyerMiniature
        templateId={flyer.template_id}
        versionId={flyer.template_version_id}
        category={category}
        data={flyer.data}
        realtorId={flyer.realtor_id}
        parties={parties}
        link={link}
      />
    </Box>
  );
}

/** Creates links to an approved flyer and lists the existing ones (docs/product.md#shared-links). */
export function ShareDialog({ flyerId, title, onClose }: ShareDialogProps) {
  const id = useId();
  const { flyer, links, owner } = useFlyerLinks(flyerId);
  const [created, setCreated] = useState<CreatedLink>();
  const [isBusy, setBusy] = useState(false);
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const { markEdited, markSaved, requestClose, warning } = useDiscardWarning('Close', onClose);
  const showCreated = (link: CreatedLink) => {
    markSaved();
    setCreated(link);
  };
  const now = useNow();
  const blocker = findShareError(flyer, owner, now);
  const eventDay = comingEventDay(readyData(flyer), now);
  const passedDay = formatPassedEvent(readyData(flyer)?.data, now);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={() => !isBusy && requestClose()}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' }}>
        {flyer.status === 'ready' && <SharedPicture flyer={flyer.data} />}
        <span>Share “{title}”</span>
      </DialogTitle>
      {created === undefined && !blocker && flyer.status !== 'loading' ? (
        <NewLinkForm
          initial={NEW_LINK}
          flyerEnd={readyData(flyer)?.valid_until ?? null}
          eventDay={eventDay}
          event={toEvent(title, eventDay, now)}
          notice={passedDay && <PassedEvent day={passedDay} />}
          toInput={(link) => ({ instanceId: flyerId, ...link })}
          onCreated={showCreated}
          isBusy={isBusy}
          onBusy={setBusy}
          onEdited={markEdited}
          onClose={onClose}
          warning={warning}
          after={
            <>
              <Divider sx={{ my: 3 }} />
              <FlyerLinks links={links} />
            </>
          }
        />
      ) : (
        <>
          <DialogContent>
            <Stack spacing={3} sx={{ pt: 0.5 }}>
              {created !== undefined ? (
                <NewLinkResult created={created} title={title} />
              ) : blocker ? (
                <Alert severity="warning">
                  <AlertTitle>{blocker.title}</AlertTitle>
                  {blocker.sentence}
                </Alert>
              ) : (
                <Skeleton variant="rounded" height={280} role="status" aria-label="Loading flyer" />
              )}
              <Divider />
              <FlyerLinks links={links} />
            </Stack>
          </DialogContent>
          {warning}
          <NewLinkActions onAgain={created && (() => setCreated(undefined))} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** Warns that a flyer's links invite people to an event that is over. */
const PassedEvent = ({ day }: { day: string }) => (
  <Alert severity="warning" role="note">
    This flyer’s event was on {day}. Links that still work show it.
  </Alert>
);

/** Returns the day of the flyer's event, if a link can be created for it. */
function comingEventDay(flyer: SharableFlyer | undefined, now: Date): string | undefined {
  const day = flyer?.data && toFlyerEvent(flyer.data)?.date;
  return day && eventLinkExpiry(day, now, companyTimeZone()) ? day : undefined;
}

/** Typical number of guests at an open house or seminar; the field can be changed. */
const USUAL_GUESTS = '30';

/** Returns the event for a link to the flyer; undefined if it has none that a link can be for. */
function toEvent(title: string, day: string | undefined, now: Date): EventValues | undefined {
  if (!day || findEventDayProblem(day, now, companyTimeZone()) !== undefined) return undefined;
  return { name: cutText(title, GUEST_EVENT_LIMITS.name), day, guests: USUAL_GUESTS };
}

/** Returns why the flyer can't be shared, according to the page; the function decides. */
function findShareError(
  flyer: Live<SharableFlyer | undefined>,
  owner: Member | undefined,
  now: Date,
): { title: string; sentence: string } | undefined {
  if (flyer.status !== 'ready') return undefined;
  if (!flyer.data) return flyerErrors['flyer-not-found'];
  if (flyer.data.status !== 'approved') return flyerErrors['flyer-not-shareable'];
  const { valid_until: end } = flyer.data;
  if (end && hasEnded(flyer.data, now)) {
    const { title, sentence } = flyerErrors['flyer-expired'];
    return { title, sentence: sentence({ through: flyerLastDay(end) }) };
  }
  return owner?.status === 'deactivated' ? linkErrors['flyer-owner-deactivated'] : undefined;
}
