/** What a drawn flyer is shown with, in one file that the page loads when it draws. */
export { DrawnFlyer } from './DrawnFlyer.tsx';
export { FullSizeDrawing } from './FullSizeDrawing.tsx';
