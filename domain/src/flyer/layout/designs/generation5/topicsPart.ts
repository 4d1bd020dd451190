import type { Canvas } from '../../page/canvas.ts';
import type { Content } from '../../page/page.ts';
import type { Part } from '../../page/stack.ts';
import { palette } from '../../scene/palette.ts';
import { line } from '../../scene/shapes.ts';
import { type } from '../../text/typeStyles.ts';

/** Size of the topics and the gap between them, which holds a rule, in points. */
const LARGE_TOPIC = 16;
const TOPIC_GAP = 12;

/** Returns each topic on its own line with a short rule between topics, or undefined if they don't fit. */
export function topicsPart(
  { page, width }: Canvas,
  body: Content,
  area: { x: number; width: number },
  room: number,
): Part | undefined {
  const style = { ...type.body, size: LARGE_TOPIC, min: LARGE_TOPIC, leading: 1.3, align: 'center' } as const;
  const set = page.attempt(() => {
    const topics = body.paragraphs.map((paragraph) =>
      page.set({ ...body, paragraphs: [paragraph] }, style, area.width),
    );
    const height = topics.reduce((sum, topic) => sum + topic.height, TOPIC_GAP * (topics.length - 1));
    return height + TOPIC_GAP <= room && { topics, height };
  });
  if (!set) return undefined;
  const { topics, height } = set;
  return {
    height,
    gap: TOPIC_GAP,
    draw(y) {
      topics.forEach((topic, index) => {
        if (index > 0) {
          const rule = y - TOPIC_GAP / 2;
          page.path(line(width / 2 - 60, rule, width / 2 + 60, rule), {
            stroke: palette.line,
            strokeWidth: 0.75,
          });
        }
        y = page.place(topic, area.x, y) + TOPIC_GAP;
      });
    },
  };
}
