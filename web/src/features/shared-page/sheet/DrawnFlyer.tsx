import { toSceneWords } from '@brokerage/domain/flyer/layout/text/toSceneWords';
import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import '../../../ui/flyer/fonts/flyerFonts.css';
import { FlyerSvg } from '../../../ui/flyer/FlyerSvg.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface DrawnFlyerProps {
  drawing: FlyerDrawing;
}

/** A flyer's page, as wide as its positioned parent. Its text follows for screen readers. */
export function DrawnFlyer({ drawing }: DrawnFlyerProps) {
  return (
    <>
      <FlyerSvg scene={drawing} />
      <section aria-label="Text of the flyer" style={visuallyHidden}>
        <h2>What the flyer says</h2>
        {toSceneWords(drawing.ops).map(({ role, text }, index) => {
          const Words = role === 'H1' || role === 'H2' ? 'h3' : 'p';
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
          return <Words key={index}>{text}</Words>;
        })}
      </section>
    </>
  );
}
