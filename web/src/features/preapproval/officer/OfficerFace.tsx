import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';

/** The chosen officer's photo from their public page. Decorative, because the name is next to it. */
export function OfficerFace({ id, size }: { id: string; size: number }) {
  const state = useDirectory();
  const officer =
    state.status === 'ready' ? state.directory.officers.find((one) => one.id === id) : undefined;
  return <OfficerPortrait id={id} photo={officer?.photo} size={size} />;
}
