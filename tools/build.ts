/** `npm run build`: bundles the functions and builds the web app for the emulators at their usual ports. */
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { runTool } from './lib/runTool.ts';

await runTool(async () => {
  await Promise.all([buildFunctions(0), buildWebForEmulators(0)]);
  return 0;
});
