// @ts-check
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * A loader, which the bundler reads as it is: what a page becomes depends on the files of its programs.
 * @param {string} source
 * @this {{ getOptions(): { folders: string[] }, addDependency(file: string): void }}
 */
module.exports = function programFiles(source) {
  const { folders } = this.getOptions();
  for (const [, name] of source.matchAll(/<Program\s[^>]*\bname="([^"]+)"/g)) {
    for (const folder of folders.filter((one) => existsSync(one))) {
      for (const file of readdirSync(folder)) {
        if (file.startsWith(`${name}.`)) this.addDependency(join(folder, file));
      }
    }
  }
  return source;
};
