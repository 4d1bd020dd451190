/** Everything in the editor that only flyers with marks need: one chunk, loaded on demand. */
export { countUnresolvedMarks } from './countUnresolvedMarks.ts';
export { FlyerMarkPins } from './FlyerMarkPins.tsx';
export { MarksPanel } from './MarksPanel.tsx';
export { UnresolvedDialog } from './UnresolvedDialog.tsx';
