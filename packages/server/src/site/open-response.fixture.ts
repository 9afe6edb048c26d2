import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';

/** A response whose body has not been read yet. */
export async function open(url: string, agent?: Agent): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent }), 'response');
  return response;
}

export async function lengthOf(response: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  return length;
}
