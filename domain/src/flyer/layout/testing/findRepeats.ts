import type { Scene } from '../scene/scene.ts';
import { isCoveredBy } from '../text/withoutRepeats.ts';

/** Returns a page's sentences of four or more words, separately for each text. */
function toSentences({ ops }: Scene): string[] {
  const blocks = new Map<number, string>();
  for (const op of ops)
    if (op.kind === 'text') blocks.set(op.block, `${blocks.get(op.block) ?? ''} ${op.text}`);
  return [...blocks.values()]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((text) => text.trim())
    .filter((sentence) => sentence.split(' ').length >= 4);
}

/** Returns the sentences of a page that another of its sentences repeats. */
export function findRepeats(scene: Scene): string[] {
  const sentences = toSentences(scene);
  return sentences.filter((sentence, index) =>
    sentences.toSpliced(index, 1).some((other) => isCoveredBy(sentence, other)),
  );
}
