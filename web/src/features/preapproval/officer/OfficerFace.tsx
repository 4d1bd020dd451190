import { useDirectory } from '../../../lib/directory/useDirectory.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';

/** The chosen officer's headshot, as on their public page. Decorative next to the name. */
export function OfficerFace({ id, size }: { id: string; size: number }) {
  const state = useDirectory();
  const officer =
    state.status === 'ready' ? state.directory.officers.find((one) => one.id === id) : undefined;
  return <OfficerPortrait id={id} photo={officer?.photo} size={size} />;
}
