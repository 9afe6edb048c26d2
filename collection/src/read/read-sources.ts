import type { Family } from '../pictures/family.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { type Book, readBooks } from './read-books.ts';
import { type ContentSources, readContent } from './read-content.ts';
import { type FamilyPlates, readPlates } from './read-plates.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';
import {
  readArchives,
  readThemes,
  readWithdrawn,
  type Theme,
  type Withdrawn,
} from './read-works.ts';

/** Everything that was written for the collection. */
export type Sources = {
  vocabulary: Vocabulary;
  themes: Theme[];
  archives: ArchiveEntry[];
  books: Book[];
  pictures: FamilyPlates[];
  content: ContentSources;
  withdrawn: Withdrawn;
};

export function readSources(root: string, families: readonly Family[]): Sources {
  return {
    vocabulary: readVocabulary(root),
    themes: readThemes(root),
    archives: readArchives(root),
    books: readBooks(root),
    pictures: families.map((family) => readPlates(root, family)),
    content: readContent(root),
    withdrawn: readWithdrawn(root),
  };
}
