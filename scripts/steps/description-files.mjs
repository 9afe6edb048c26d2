import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * The files of some descriptions: their own, and all that these refer to.
 * @param {string} root
 * @param {readonly string[]} ids e.g. ["catalogue"]
 * @returns {string[]} below the root, e.g. "apis/catalogue.yaml"
 */
export function descriptionFiles(root, ids, folder = 'apis') {
  const names = readdirSync(join(root, folder));
  const waiting = ids.flatMap((id) =>
    names.filter((name) => new RegExp(`^${id}\\.(ya?ml|json)$`).test(name)),
  );
  const found = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = posix.join(folder, file);
    if (found.has(path) || !existsSync(join(root, path))) continue;
    found.add(path);
    for (const target of references(readFileSync(join(root, path), 'utf8'))) {
      waiting.push(posix.join(dirname(file), target));
    }
  }
  return [...found].sort();
}

/** `$ref: './errors.yaml#/Gone'` leads to "./errors.yaml". */
function references(text) {
  const found = text.matchAll(/\$ref["']?\s*:\s*["']?([^\s"'#]+)/g);
  return [...found].map(([, target]) => target).filter((target) => !/^\w+:/.test(target));
}
