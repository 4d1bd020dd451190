/** Everything that shows a drawn flyer, in one file that loads on demand. */
export { DrawnFlyer } from './DrawnFlyer.tsx';
export { FullSizeDrawing } from './FullSizeDrawing.tsx';
