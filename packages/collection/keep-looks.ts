import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chosenPortal, portalFolders } from '@portal/portal/folders';
import { digestPictures, keepLooks, keptLooksName } from './src/make/kept-looks.ts';
import { readPlan } from './src/make/plan-collection.ts';

const { portal, collection } = portalFolders(chosenPortal());
const root = join(portal, 'collection');
const looks = JSON.parse(readFileSync(join(collection, 'records', 'looks.json'), 'utf8'));
const file = join(root, keptLooksName);
writeFileSync(file, keepLooks(digestPictures(root, readPlan(root).pictures), looks));
console.log(`  ${relative(process.cwd(), file)}`);
