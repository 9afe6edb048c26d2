import { buildPackages } from './packages/pack-packages.ts';

export async function command(): Promise<void> {
  await buildPackages();
  console.log('\nEach package is in its folder dist. Pack them with npm run pack -- packages DIR.');
}
