import { writeFile } from 'node:fs/promises';
import { prepareCards, readCardParts } from '../../site/pictures/social-card.ts';
import { siteDir } from './paths.mjs';

/** Run as a program: draws the picture at the head of the README to the file it is given. */
const draw = prepareCards(await readCardParts(siteDir));
const picture = draw('Make something new with our collections', 'Works, images, text, stories');
await writeFile(process.argv[2] ?? '', `${picture}\n`);
