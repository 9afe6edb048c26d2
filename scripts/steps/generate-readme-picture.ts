import { writeFile } from 'node:fs/promises';
import { socialCard } from '../../site/plates/social-card.ts';

/** Run as a program: draws the picture at the head of the README to the file it is given. */
const picture = socialCard(
  'Make something new with our collections',
  'Works, images, text, stories',
);
await writeFile(process.argv[2] ?? '', `${picture}\n`);
