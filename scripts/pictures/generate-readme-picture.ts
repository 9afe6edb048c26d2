import { writeFile } from 'node:fs/promises';
import { prepareCards, readCardParts } from '../../site/pictures/social-card.ts';
import { folders, siteDir } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';

/** Run as a program: draws the picture at the top of the README to the given file. */
const draw = prepareCards(await readCardParts({ siteDir, portal, folder: folders.portal }));
const picture = draw(portal.tagline, 'Works, images, text, stories');
await writeFile(process.argv[2] ?? '', `${picture}\n`);
