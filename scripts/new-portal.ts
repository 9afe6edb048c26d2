import { newPortal } from './steps/new-portal.mjs';
import { root } from './steps/paths.mjs';
import { main } from './steps/run.mjs';

await main(
  async () => {
    console.log(await newPortal(process.argv.slice(2), { root }));
  },
  // Whichever is chosen, it may be the one created here.
  { needsPortal: false },
);
