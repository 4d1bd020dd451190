import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { FlyerSvg } from '../FlyerSvg.tsx';

/** Returns a scene's preview as markup, for tests that render it in a separate browser. */
export const flyerMarkup = (scene: Scene): string => renderToStaticMarkup(<FlyerSvg scene={scene} />);
