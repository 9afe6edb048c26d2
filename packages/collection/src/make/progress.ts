export type Progress = (what: string, total: number) => { step(): void };

/** On a terminal, one line that counts up; elsewhere, a line for every fifth of the work. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  return (what, total) => {
    let done = 0;
    return {
      step() {
        done += 1;
        if (stream.isTTY)
          stream.write(`\r  ${what}: ${done}/${total}${done === total ? '\n' : ''}`);
        else if (Math.floor((done * 5) / total) > Math.floor(((done - 1) * 5) / total)) {
          stream.write(`  ${what}: ${done}/${total}\n`);
        }
      },
    };
  };
}
