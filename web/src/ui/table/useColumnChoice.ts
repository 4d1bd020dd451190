import { useState } from 'react';
import * as z from 'zod';
import type { DataColumn } from './DataColumn.ts';

const storedSchema = z.record(z.string(), z.boolean());
type Choice = z.output<typeof storedSchema>;

const keyOf = (tableId: string) => `table_columns_${tableId}`;

function recall(tableId: string): Choice {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(tableId)) ?? 'null')).data ?? {};
  } catch {
    return {};
  }
}

function remember(tableId: string, choice: Choice): void {
  try {
    localStorage.setItem(keyOf(tableId), JSON.stringify(choice));
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is left.
  }
}

/**
 * Returns which columns of a table are shown at its width, by id, and how to change it. This browser remembers only what
 * somebody chose, so a column that is added later appears. Column ids are all that is stored.
 */
export function useColumnChoice<Row>(
  tableId: string,
  columns: readonly DataColumn<Row>[],
  width: number | undefined,
): [Record<string, boolean>, (choice: Choice) => void] {
  const [stored, setStored] = useState(() => ({ tableId, choice: recall(tableId) }));
  // Another table took the place of this one.
  if (stored.tableId !== tableId) setStored({ tableId, choice: recall(tableId) });
  const shown = Object.fromEntries(
    columns.map(({ id, isTitle, isOptional, shownFrom = 0 }) => {
      const isShownAtFirst = !isOptional && (width === undefined || width >= shownFrom);
      return [id, isTitle || (stored.choice[id] ?? isShownAtFirst)];
    }),
  );
  const change = (changed: Choice) => {
    const choice = { ...stored.choice, ...changed };
    setStored({ tableId, choice });
    remember(tableId, choice);
  };
  return [shown, change];
}
