import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '@portal/portal';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { askedPicture, guidePicturePath, sizeOnPage } from '../../pictures/guide-picture';
import type { PictureSource } from '../../pictures/picture-source';
import { apiAddress } from '../apis/api-address';
import { attribute, type Element, isElement } from './mdx-element';

/**
 * A remark plugin: a <Picture> gets its address and, if the sandbox has made it, its file and its
 * dimensions.
 * @param files the folder of generated files; one written just now may not be there yet
 */
export function showPictures(
  portal: Pick<Portal, 'siteUrl' | 'apis'>,
  source: PictureSource,
  files: string,
): (root: Root) => Promise<void> {
  return async (root) => {
    const pictures: Element[] = [];
    visit(root, (node) => {
      if (isElement(node) && node.name === 'Picture') pictures.push(node);
    });
    await Promise.all(pictures.map((picture) => fill(picture)));
  };

  async function fill(picture: Element): Promise<void> {
    const url = required(picture, 'url');
    required(picture, 'alt');
    picture.attributes.push(attribute('address', apiAddress(url, portal)));
    if (!source.has(url)) return;
    const asked = askedPicture(url, plain(picture, 'longest'));
    const path = guidePicturePath(asked);
    const file = join(files, path);
    const { width, height } = await sizeOnPage(
      existsSync(file) ? file : await source.make(asked),
      asked,
    );
    picture.attributes.push(
      attribute('src', `/${path}`),
      attribute('width', String(width)),
      attribute('height', String(height)),
    );
  }
}

function plain({ attributes }: Element, name: string): string | undefined {
  const value = attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function required(picture: Element, name: string): string {
  const value = plain(picture, name);
  if (value) return value;
  const line = picture.position?.start.line;
  throw new Error(`Line ${line}: <Picture> needs ${name}="…" as plain text.`);
}
