import { expressNotFound } from '../answers/answer.ts';
import { finishAnswer } from '../answers/finish-answer.ts';
import { type PlainAnswerOptions, plainAnswer } from '../answers/plain-answer.ts';
import { readSandboxRequest } from '../sandbox-request.ts';

/** What is at the sandbox's address if none of the engine's services is used. */
export function createPlainSandbox(options: PlainAnswerOptions) {
  return {
    async fetch(sent: Request): Promise<Response> {
      const request = readSandboxRequest(sent, options.mount);
      const answer =
        plainAnswer(request, options) ?? expressNotFound(sent.method, request.url.pathname);
      return finishAnswer(answer);
    },
  };
}
