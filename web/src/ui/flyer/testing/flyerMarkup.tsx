import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { FlyerSvg } from '../FlyerSvg.tsx';

/** The preview of a scene as markup, for tests that look at it in a browser of their own. */
export const flyerMarkup = (scene: Scene): string => renderToStaticMarkup(<FlyerSvg scene={scene} />);
