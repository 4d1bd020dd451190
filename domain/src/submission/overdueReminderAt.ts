/** Returns when something that is due has its next reminder: as soon as it is late. */
export const overdueReminderAt = (dueAt: Date): Date => new Date(dueAt.getTime() + 1);
