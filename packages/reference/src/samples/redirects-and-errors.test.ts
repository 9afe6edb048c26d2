import { oneByOne, testRedirectsAndErrors } from '../../test/redirects-and-errors.ts';
import { has, type Outcome, runJavaScript, runPython, runShell } from '../../test/run-code.ts';

async function runScript(code: string): Promise<Outcome> {
  try {
    return { printed: JSON.stringify(await runJavaScript(code)) };
  } catch (error) {
    return { printed: '', failure: String(error) };
  }
}

testRedirectsAndErrors({
  ...(has('curl', '--version') && { curl: oneByOne(runShell) }),
  javascript: oneByOne(runScript),
  typescript: oneByOne(runScript),
  ...(has('python3', '--version') && { python: runPython }),
});
