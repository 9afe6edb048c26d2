import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// `findBy…` and `waitFor` give up only if what they wait for never comes.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
