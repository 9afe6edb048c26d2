import type { CellLanguage } from '@portal/cells';
import { type ResultPictures, resultPicturePath } from './result-picture';
import { trackLanguages } from './tracks';

const name = 'result-picture';

/**
 * Names the pictures of a tutorial's result for the script below.
 * @param base the path that the site is below
 */
export function earlyPictureMeta(slug: string, pictures: ResultPictures, base: string) {
  const tracks = Object.keys(pictures) as CellLanguage[];
  return {
    name,
    content: tracks
      .flatMap((track) => [
        resultPicturePath(slug, track, 'light'),
        resultPicturePath(slug, track, 'dark'),
      ])
      .map((path) => base + path)
      .join(' '),
    'data-languages': tracks.map((track) => trackLanguages[track]).join(' '),
  };
}

/**
 * Fetches the picture above a tutorial together with the style sheet, which the browser would
 * otherwise need first: which of the pictures is shown depends on the reader's language and colour
 * mode, so no tag in the page can name it. The language is set before, on <html>; the mode follows
 * Docusaurus's own script, which has to wait for the style sheet.
 */
export const earlyPictureScript = `(function(){var m=document.querySelector("meta[name=${name}]");if(!m)return;var t;try{t=localStorage.getItem("theme")}catch(e){}var d=t?t==="dark":matchMedia("(prefers-color-scheme: dark)").matches;var i=Math.max(0,m.dataset.languages.split(" ").indexOf(document.documentElement.dataset.language));var l=document.createElement("link");l.rel="preload";l.as="image";l.href=m.content.split(" ")[2*i+(d?1:0)];document.head.append(l)})()`;
