import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CsvFileField } from './CsvFileField.tsx';
import { CsvNotes } from './CsvNotes.tsx';

const sample = { text: 'name,email\nJosé Peña,jose@larkfield.example\n', name: 'officers.csv' };

test('the same file can be selected again after a correction', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  render(<CsvFileField name={undefined} onChoose={onChoose} sample={sample} />);
  const file = new File(['name\n'], 'team.csv', { type: 'text/csv' });
  const input = screen.getByLabelText<HTMLInputElement>('CSV file');
  await userEvent.upload(input, file);
  expect(input.value).toBe('');
  await userEvent.upload(input, file);
  expect(onChoose.mock.calls).toEqual([[file], [file]]);
});

test('closing the file dialog selects nothing', async () => {
  const onChoose = vi.fn();
  render(<CsvFileField name="team.csv" onChoose={onChoose} sample={sample} />);
  await userEvent.upload(screen.getByLabelText('CSV file'), []);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText('team.csv')).toBeVisible();
});

test('the sample file has the right encoding', () => {
  render(<CsvFileField name={undefined} onChoose={vi.fn()} sample={sample} />);
  const link = screen.getByRole('link', { name: 'Download sample file' });
  expect(link).toHaveAttribute('download', 'officers.csv');
  const [, text = ''] = link.getAttribute('href')?.split(',') ?? [];
  expect(decodeURIComponent(text)).toBe(sample.text);
});

test('shows only the names to check in a file that may be garbled', () => {
  render(<CsvNotes ignored={[]} isGuess names={['Ben Ortiz', 'JosÃ© PeÃ±a', 'Zoë Lind']} />);
  expect(screen.getByRole('note')).toHaveTextContent('look right: JosÃ© PeÃ±a, Zoë Lind. If not');
});

test('asks about a plain file without names', () => {
  render(<CsvNotes ignored={[]} isGuess names={['Ben Ortiz']} />);
  expect(screen.getByRole('note')).toHaveTextContent('accented letters look right. If not');
});

test('lists the first ten columns that aren’t imported', () => {
  const ignored = Array.from({ length: 12 }, (_, index) => `column-${index}`);
  const { rerender } = render(<CsvNotes ignored={ignored} isGuess={false} names={[]} />);
  expect(screen.getByText(/^These columns aren’t imported: column-0, .*column-9$/)).toBeVisible();
  rerender(<CsvNotes ignored={['fax']} isGuess={false} names={[]} />);
  expect(screen.getByText('This column isn’t imported: fax')).toBeVisible();
});
