import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuideBody } from './GuideBody.tsx';
import { offer } from './texts/offer.ts';

it('says what rights a buyer has before it names its sources', () => {
  render(<GuideBody checklistTitle="Your offer checklist" text={offer} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual(['Your offer checklist', 'Know your rights']);
  const sources = screen.getByText('Sources').closest('details') as HTMLElement;
  for (const { figure } of offer.rules)
    expect(
      within(sources).getByText((_, item) => item?.textContent?.startsWith(`${figure}: `) === true, {
        selector: 'li',
      }),
    ).toBeInTheDocument();
});
