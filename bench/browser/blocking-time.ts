/**
 * Blocking time: of every task that took more than 50 ms, what was above 50 ms, added up from the
 * first paint until the page is quiet. Of a task during which the first paint happened, only the
 * rest counts: before there is something to see, nobody can click it.
 * @param tasks in ms
 * @param from the first paint
 */
export function blockingTime(tasks: { startTime: number; duration: number }[], from: number = 0) {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, from))
    .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

export const blockingInWords =
  'Blocking time: of every task longer than 50 ms what is above 50 ms, from the first paint until the page is quiet.';
