import { expect, it } from 'vitest';
import { pagePortal } from '../../config/page-portal';
import { fenwick } from '../../config/portal.fixture';
import { guideTransport } from './guide-transport';

it.each([
  ['catalogue', 'live', 'the portal wants live requests, although there is a sandbox'],
  ['pictures', 'sandbox', 'there is a sandbox'],
  ['elsewhere', 'live', 'no API is known'],
])('sends requests of %s to %s, since %s', (id, transport) => {
  expect(guideTransport(pagePortal(fenwick), id)).toBe(transport);
});
