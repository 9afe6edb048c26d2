/** The full text of all records, by their number in the table. Pagefind stands behind it. */
export type FullText = {
  /** Records that hold all the words or words beginning so, the best first. */
  find(words: string): Promise<readonly Found[]>;
};

export type Found = {
  record: number;
  /** Only to be compared with others of the same answer. */
  score: number;
};

/** What a record says. */
export type LoadText = (record: number) => Promise<string>;
