import type { SecurityScheme } from '@portal/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SchemeFields } from './scheme-fields.tsx';

const url = 'https://login.example.org/.well-known/openid-configuration';
const scheme: SecurityScheme = { name: 'login', description: '', type: 'openIdConnect', url };

it.each([
  [[], `Discovery: ${url}`],
  [['read', 'write'], `Discovery: ${url}. Scopes: read, write.`],
])('names where to sign in for the scopes %j', (scopes, words) => {
  render(<SchemeFields {...{ scheme, scopes }} credential={undefined} onCredential={() => {}} />);
  expect(screen.getByText(/^Discovery:/).textContent).toBe(words);
});
