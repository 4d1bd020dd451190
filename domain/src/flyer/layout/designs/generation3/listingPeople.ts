import { hasLink } from '../../actionFrame.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { Part } from '../../page/stack.ts';
import { DENSE_PORTRAIT, placeCard, toPeople } from '../../people/contactCards.ts';
import { setCards } from '../../people/setCard.ts';

/** Returns the officer and the realtor, stacked in as few lines as possible to leave the page to the photo. */
export function peopleParts(canvas: Canvas, { x, width }: { x: number; width: number }): Part[] {
  const people = toPeople(canvas);
  const isAlone = people.length === 1;
  const isCard = canvas.features.hasCompactContacts && canvas.width < 560;
  const isDense = isCard && !isAlone;
  const portrait = isDense ? DENSE_PORTRAIT : canvas.width < 560 ? 44 : isAlone ? 60 : 44;
  const [tall, short] = [false, true].map((isShort) =>
    setCards(canvas, people, {
      width,
      portrait,
      tone: 'light',
      isShort,
      isDense,
      isBrief: isCard && hasLink(canvas),
    }),
  );
  return people.flatMap((_, index) => {
    const [high, low] = [tall?.[index], short?.[index]];
    if (!high || !low) return [];
    // A logo may fit only on a taller card.
    const card = high.height < low.height ? high : low;
    const gap = canvas.features.hasPrintSizes ? 8.5 : 10;
    return [{ height: card.height, gap, draw: (y: number) => placeCard(canvas, card, { x, y }, 'light') }];
  });
}
