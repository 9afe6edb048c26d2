type SharedTask<Result> = {
  result: Promise<Result>;
  controller: AbortController;
  callers: number;
};

/**
 * Runs one task for all callers that want the same result at the same time. Each can leave; when all
 * have left, the task is aborted.
 */
export function createSharedTasks<Result>() {
  const tasks = new Map<string, SharedTask<Result>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): SharedTask<Result> {
    const controller = new AbortController();
    const task = { result: start(controller.signal), controller, callers: 0 };
    const forget = (): void => {
      if (tasks.get(key) === task) tasks.delete(key);
    };
    task.result.then(forget, forget);
    tasks.set(key, task);
    return task;
  }

  return async (
    key: string,
    start: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    signal?.throwIfAborted();
    const known = tasks.get(key);
    const task = known && !known.controller.signal.aborted ? known : begin(key, start);
    task.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        task.callers -= 1;
        if (task.callers === 0) task.controller.abort(signal?.reason);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const stay = (): void => signal?.removeEventListener('abort', leave);
      task.result.then(resolve, reject).finally(stay);
    });
  };
}
