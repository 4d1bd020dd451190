import { facts } from '@brokerage/domain/programs/facts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreRuler } from './ScoreRuler.tsx';

it('says what each range of scores puts down at least, by the page’s facts', () => {
  render(<ScoreRuler />);
  const ranges = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(ranges.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A score of 500 to 579\$50,000FHA, 10% down/),
    expect.stringMatching(/^A score of 580 to 619\$17,500FHA, 3\.5% down/),
    expect.stringMatching(/^A score of 620 and upFrom \$15,000Conventional from 3%, or FHA/),
  ]);
  expect(facts.fhaCredit.value).toBe('580+');
  expect(facts.fhaDown.value).toBe('3.5%');
  expect(facts.conventionalCredit.value).toBe('620+');
  expect(facts.conventionalDown.sentence).toContain('as low as 3%');
});
