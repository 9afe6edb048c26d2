import type { Effects } from '../src/console/request/sending/send-request.ts';

/** A browser in which no time passes. */
export const stillEffects: Effects = {
  now: () => 0,
  after: () => () => {},
  origin: 'https://docs.example.org',
  online: () => true,
};
