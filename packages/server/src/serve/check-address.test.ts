import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { addressFrom, checkAddress } from './check-address.ts';
import { listen } from './listen.ts';

test('the address is localhost:3000 unless the environment sets another', () => {
  expect(addressFrom({})).toEqual({ port: '3000', host: 'localhost' });
  expect(addressFrom({ PORT: '', HOST: '' })).toEqual({ port: '3000', host: 'localhost' });
  expect(addressFrom({ PORT: '8080', HOST: '::' })).toEqual({ port: '8080', host: '::' });
});

test('a taken port is refused in one line that suggests another', async () => {
  const other = createServer();
  const port = await listen(other, 0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect(checkAddress({ PORT: String(port), HOST: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is already taken. Set PORT to another one, for example PORT=${port + 1} npm start.`,
  );
});

test('a free port is still free after the check', async () => {
  const finder = createServer();
  const port = await listen(finder, 0, '127.0.0.1');
  await new Promise((resolve) => finder.close(resolve));
  const env = { PORT: String(port), HOST: '127.0.0.1' };
  await checkAddress(env);
  await expect(checkAddress(env)).resolves.toBeUndefined();
});

test('a port that is not a number is refused', async () => {
  await expect(checkAddress({ PORT: 'http' })).rejects.toThrow(/PORT must be a whole number/);
});

test.each([
  [{ PUBLIC_URL: 'portal.example' }, /^PUBLIC_URL must be an http or https origin/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be 1/],
])('%j is refused before the port is tried', async (env, message) => {
  await expect(checkAddress({ PORT: 'http', ...env })).rejects.toThrow(message);
});
