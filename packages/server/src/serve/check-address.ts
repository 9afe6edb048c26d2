import { once } from 'node:events';
import { createServer } from 'node:http';
import { originRulesFrom } from '../http/public-origin.ts';
import { listen, readPort } from './listen.ts';

export type Address = { port: string; host: string };

/** The address to listen on, from the variables PORT and HOST. */
export function addressFrom(env: Record<string, string | undefined>): Address {
  return { port: env.PORT || '3000', host: env.HOST || 'localhost' };
}

/** Rejects with one line if an address cannot be used, before anyone waits for a build. */
export async function checkAddress(env: Record<string, string | undefined>): Promise<void> {
  originRulesFrom(env);
  const { port, host } = addressFrom(env);
  const probe = createServer();
  await listen(probe, readPort(port), host);
  probe.close();
  await once(probe, 'close');
}
