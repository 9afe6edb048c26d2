import type { ListedPage } from '@site/config/component-pages';

/** e.g. "/docs/Exploring-APIs.html" -> ["docs", "exploring", "apis", "html"] */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Pages that fit the words best, best first. A word counts most in the title and the address,
 * and also when it is only almost the same (one typing error, a plural).
 */
export function rankPages(pages: readonly ListedPage[], query: string): ListedPage[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scorePage(page, words) }))
    .filter(({ score }) => score >= 0.3)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .map(({ page }) => page);
}

function scorePage(page: ListedPage, words: string[]): number {
  const strong = [...wordsOf(page.title), ...wordsOf(page.path)];
  const weak = wordsOf(page.description);
  const scores = words.map((word) => Math.max(bestMatch(word, strong), bestMatch(word, weak) / 2));
  return scores.reduce((sum, score) => sum + score, 0) / words.length;
}

function bestMatch(word: string, candidates: string[]): number {
  return Math.max(0, ...candidates.map((candidate) => likeness(word, candidate)));
}

/** 1 for the same word, less for a beginning or a near miss, 0 for another word. */
function likeness(word: string, candidate: string): number {
  if (word === candidate) return 1;
  if (word.length >= 2 && candidate.startsWith(word)) return 0.9;
  const shared = sharedPairs(word, candidate);
  return shared >= 0.6 ? shared * 0.9 : 0;
}

/** The Dice coefficient of the two words' letter pairs. */
function sharedPairs(a: string, b: string): number {
  const [pairsA, pairsB] = [letterPairs(a), letterPairs(b)];
  if (pairsA.length === 0 || pairsB.length === 0) return 0;
  const left = [...pairsB];
  const shared = pairsA.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (pairsA.length + pairsB.length);
}

function letterPairs(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}
