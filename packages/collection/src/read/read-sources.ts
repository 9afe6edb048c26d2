import { readdirSync } from 'node:fs';
import { isLitter } from '@portal/freshness';
import { keptLooksName } from '../make/kept-looks.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { type Book, readBooks } from './read-books.ts';
import { type ContentSources, readContent } from './read-content.ts';
import { type FamilyPlates, readPlates } from './read-plates.ts';
import { readSettings, type Settings, settingsName } from './read-settings.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';
import {
  nothingWithdrawn,
  readArchives,
  readThemes,
  readWithdrawn,
  type Theme,
  type Withdrawn,
  withdrawnName,
} from './read-works.ts';
import { collectProblems, type SourceProblem } from './source-problems.ts';

/** All sources of the collection. */
export type Sources = {
  settings: Settings;
  vocabulary: Vocabulary;
  themes: Theme[];
  archives: ArchiveEntry[];
  books: Book[];
  pictures: FamilyPlates[];
  /** The pictures themselves, e.g. "maps/coast-of-fife.webp". */
  pictureFiles: string[];
  content: ContentSources;
  withdrawn: Withdrawn;
};

/** Everything that could be read, and everything that is wrong with the rest. */
export function readSources(root: string): { sources: Sources; problems: SourceProblem[] } {
  const { problems, attempt } = collectProblems();
  const plates = readPlates(root, attempt);
  const sources = {
    settings: attempt(() => readSettings(root))[0] ?? {},
    vocabulary: readVocabulary(root, attempt),
    themes: readThemes(root, attempt),
    archives: readArchives(root, attempt),
    books: readBooks(root, attempt),
    pictures: plates.pictures,
    pictureFiles: plates.files,
    content: readContent(root, attempt),
    withdrawn: attempt(() => readWithdrawn(root))[0] ?? nothingWithdrawn,
  };
  return { sources, problems: [...listStrays(root), ...problems, ...plates.problems] };
}

const folders = ['archives', 'books', 'content', 'pictures', 'vocabulary', 'works'];

/** What would otherwise be left out silently, such as a folder `work`. */
function listStrays(root: string): SourceProblem[] {
  const known = new Set([...folders, settingsName, withdrawnName, keptLooksName, 'README.md']);
  return readdirSync(root)
    .filter((name) => !known.has(name) && !isLitter(name))
    .sort()
    .map((file) => ({
      file,
      message: `is not a part of a collection; its folders are ${folders.join(', ')}, ${settingsName} has its settings and ${withdrawnName} lists withdrawn records`,
    }));
}
